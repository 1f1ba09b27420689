import type Provider from 'oidc-provider';
import type { Locale } from '../db/index.ts';
import { type Html, html } from '../pages/html.ts';
import { AGENT_CLIENT_ID, AGENT_SCOPES, type AgentScope, MCP_PATH } from './provider.ts';

interface Texts extends Record<AgentScope, string> {
  title: string;
  lead: string;
  may: string;
  never: string;
  allow: string;
  refuse: string;
}

const texts: Readonly<Record<Locale, Texts>> = {
  en: {
    title: 'Connect an assistant?',
    lead: 'A program on this device asks to use your account. Continue only if you have just started this yourself.',
    may: 'It will be able to:',
    'shop:read': 'see your cart, coupons and orders, without addresses',
    'shop:write': 'change your cart and claim coupons',
    never: 'It cannot place or pay for orders, and cannot change your account.',
    allow: 'Connect',
    refuse: 'Don’t connect',
  },
  fr: {
    title: 'Connecter un assistant ?',
    lead: 'Un programme sur cet appareil demande à utiliser votre compte. Ne continuez que si vous venez de lancer cette opération vous-même.',
    may: 'Il pourra :',
    'shop:read': 'voir votre panier, vos coupons et vos commandes, sans les adresses',
    'shop:write': 'modifier votre panier et obtenir des coupons',
    never: 'Il ne peut ni passer ni payer de commande, ni modifier votre compte.',
    allow: 'Connecter',
    refuse: 'Ne pas connecter',
  },
};

export const consentTitle = (locale: Locale): string => texts[locale].title;

/** The requested scopes that the shop has. */
export const scopesIn = (scope: string) => AGENT_SCOPES.filter((known) => scope.split(' ').includes(known));

/** The consent page for an agent's access to the account. */
export function consentBody({ locale, action, scope }: { locale: Locale; action: string; scope: string }): Html {
  const text = texts[locale];
  return html`<h1>${text.title}</h1><p class="lead">${text.lead}</p>
    <p>${text.may}</p><ul>${scopesIn(scope).map((known) => html`<li>${text[known]}</li>`)}</ul><p>${text.never}</p>
    <form method="post" action="${action}"><button class="button" name="allow" value="yes">${text.allow}</button>
    <button class="button second" name="allow" value="no">${text.refuse}</button></form>`;
}

/** Grants an agent its requested access to an account; returns the id of the grant. */
export function allowAgent(
  provider: Provider,
  { account, scope, origin }: { account: string; scope: string; origin: string },
): Promise<string> {
  const grant = new provider.Grant({ clientId: AGENT_CLIENT_ID, accountId: account });
  if (scope.split(' ').includes('openid')) grant.addOIDCScope('openid');
  grant.addResourceScope(origin + MCP_PATH, scopesIn(scope).join(' '));
  return grant.save();
}
