/** Hooks that break the rules, and some that follow them, for the test that checks the exports. */
import type { ListRead, Read, Write } from '@promenade/storefront-hooks';

export declare function useHalfRead(): { data: string | undefined; isLoading: boolean };
export declare function useItems(): Omit<ListRead<string>, 'data'> & { items: readonly string[] };
export declare function useBareState(): { status: 'loading' | 'ready'; label: string };
export declare function useBareFunction(): { send(): Promise<void> };
export declare function useNestedState(): { address: { isLoading: boolean; reload(): void } };
export declare function useOwnWord(): { submit: Write<[], void>; faults: { email?: string } };
export declare function useMoreState(): Read<string> & { state: 'paid'; isSending: boolean };
export declare function useUnion(): { state: 'open'; close(): void } | { label: string };

export declare function useRead(): Read<string>;
export declare function useReadWithState(): Read<string> & { state: 'paid' | 'unknown' };
export declare function useList(): ListRead<string> & { readonly extra: string };
export declare function useWriting(): Write<[], void>;
export declare function useForm(): { submit: Write<[], void>; issues: { email?: string }; clearIssue(): void };
export declare function useProps(): { name: string; onClick(): void; order: { status: number } };
export declare function useNumber(): number;
