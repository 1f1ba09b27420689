'use client';
import { useMemo } from 'react';
import { useStorefront } from '../context/use-storefront.ts';
import { type CustomerService, customerService } from '../domain/customer-service.ts';
import { homeIndex } from '../query/list-queries.ts';
import { withData } from '../query/read.ts';
import { type Read, useQuery } from '../query/use-query.ts';

/**
 * How to reach the shop's customer service, or the shop's e-mail address instead; `null` if neither is usable.
 * @endpoint GET /api/pc/home/index
 */
export function useCustomerService(): Read<CustomerService | null> {
  const { email } = useStorefront().store;
  const read = useQuery(homeIndex());
  const { data: home } = read;
  const service = useMemo((): CustomerService | null | undefined => {
    if (!home) return undefined;
    const { consumerType, consumerH5Url, consumerMessage, consumerHotline, consumerEmail } = home;
    const facts = { link: consumerH5Url, message: consumerMessage, phone: consumerHotline, email: consumerEmail };
    const mailbox = customerService({ type: 'email', email });
    return customerService({ type: consumerType, ...facts }) ?? mailbox ?? null;
  }, [home, email]);
  return withData(read, service);
}
