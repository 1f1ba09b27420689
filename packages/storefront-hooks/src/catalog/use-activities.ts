'use client';
import type { Activity, ActivityDetail, ActivityProduct, ProductCard } from '@promenade/storefront-sdk';
import { activities, activity, activityProducts, topProducts } from '../query/activity-queries.ts';
import { type ListOptions, type ListRead, useListQuery } from '../query/use-list-query.ts';
import { type Read, useQuery } from '../query/use-query.ts';

const idOf = ({ proId }: ActivityProduct) => proId;

/** Running activities, each with some of its products. */
export function useActivities(): Read<Activity[]> {
  return useQuery(activities());
}

/** Name, banners and description of an activity; an error of kind `not-found` once it is over. */
export function useActivity(activityId: number): Read<ActivityDetail> {
  return useQuery(activity(activityId));
}

/** Products of an activity, page by page; `useActivityCard` returns the props of one product's card. */
export function useActivityProducts(
  activityId: number,
  options?: ListOptions & { limit?: number },
): ListRead<ActivityProduct> {
  return useListQuery((page) => activityProducts(activityId, page, options?.limit), options, idOf);
}

/** The best-selling products, in descending order of sales. */
export function useTopProducts(): Read<ProductCard[]> {
  return useQuery(topProducts());
}
