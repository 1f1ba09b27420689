'use client';
import { StorefrontError } from '@promenade/storefront-sdk';
import { useCallback, useState } from 'react';
import type { FieldFaults } from '../domain/validation.ts';
import { useWrite, type Write } from '../writes/use-write.ts';
import { useCodeCountdown } from './use-code-countdown.ts';

/** A form that needs a code from a mail or a text message. */
export interface CodedForm<Target extends readonly unknown[], Input, Field extends string, Message extends string> {
  /** Sends a code, at most one a minute; rejects with kind `invalid`, and a fault, when there is nowhere to send it. */
  readonly sendCode: Write<Target, void>;
  /** Whole seconds until another code may be sent, 0 when it may be now. Goes on after a reload. */
  readonly secondsLeft: number;
  /** Sends the form; rejects with kind `invalid`, and faults, when it is not in order. */
  readonly submit: Write<[input: Input], void>;
  /** Message ids by field. The server's own words for a field are in `submit.error.fieldErrors`. */
  readonly faults: FieldFaults<Field, Message>;
  /** Forgets the fault of a field that is being mended. */
  clearFault(field: Field): void;
  /** Whether it was sent and taken. */
  readonly isDone: boolean;
}

export interface CodedFormOptions<
  Target extends readonly unknown[],
  Input,
  Field extends string,
  Message extends string,
> {
  /** What the code is for; each has its own countdown. */
  purpose: string;
  /** The field that says where the code goes, where there is one. */
  targetField?: Field;
  /** What is wrong with it. */
  targetFault?(...target: Target): Message | undefined;
  send(...target: Target): Promise<unknown>;
  faultsOf(input: Input): FieldFaults<Field, Message>;
  submit(input: Input): Promise<unknown>;
}

function without<Field extends string, Message extends string>(
  faults: FieldFaults<Field, Message>,
  field: Field,
): FieldFaults<Field, Message> {
  const { [field]: _, ...others } = faults;
  return others as FieldFaults<Field, Message>;
}
const invalid = (endpoint: string) => new StorefrontError({ kind: 'invalid', code: 400, endpoint });

export function useCodedForm<Target extends readonly unknown[], Input, Field extends string, Message extends string>(
  options: CodedFormOptions<Target, Input, Field, Message>,
): CodedForm<Target, Input, Field, Message> {
  const { purpose, targetField } = options;
  const [faults, setFaults] = useState<FieldFaults<Field, Message>>({});
  const [isDone, setIsDone] = useState(false);
  const countdown = useCodeCountdown(`promenade.codeSentAt.${purpose}`);
  const sendCode = useWrite(async (...target: Target) => {
    const fault = options.targetFault?.(...target);
    if (targetField) setFaults((now) => (fault ? { ...now, [targetField]: fault } : without(now, targetField)));
    if (fault) throw invalid(`${purpose}.code`);
    if (countdown.isRunning()) return;
    await options.send(...target);
    countdown.start();
  });
  const submit = useWrite(async (input: Input) => {
    const found = options.faultsOf(input);
    setFaults(found);
    if (Object.keys(found).length > 0) throw invalid(purpose);
    await options.submit(input);
    setIsDone(true);
  });
  const clearFault = useCallback((field: Field) => setFaults((now) => without(now, field)), []);
  return { sendCode, secondsLeft: countdown.secondsLeft, submit, faults, clearFault, isDone };
}
