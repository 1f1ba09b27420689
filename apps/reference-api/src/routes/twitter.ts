import { contractRoutes } from '../contract/types.ts';
import type { Deps } from '../deps.ts';
import { endTwitter, startTwitter } from '../domain/twitter-sign-in.ts';

export const twitterRoutes = (deps: Deps) =>
  contractRoutes('twitter', {
    requestToken: (call) => startTwitter(deps, call),
    signIn: (call) => endTwitter(deps, call, call.body),
  });
