import { z } from 'zod';
import { LIMITS } from '../product/limits.ts';
import { Plan } from '../product/plans.ts';
import { defineEndpoint } from './endpoint.ts';

export const CurrentUser = z.object({ id: z.string(), email: z.string(), plan: Plan });
export type CurrentUser = z.infer<typeof CurrentUser>;

/** The password is verified exactly as typed: no trimming, no change of case. */
export const Credentials = z.object({
  email: z.string().trim().min(1, 'Please enter both email and password.').max(254),
  password: z.string().min(1, 'Please enter both email and password.').max(LIMITS.maxPasswordBytes),
});
export type Credentials = z.infer<typeof Credentials>;

export const Registration = Credentials.extend({
  password: z
    .string()
    .min(LIMITS.minPasswordLength, `Password must be at least ${LIMITS.minPasswordLength} characters long.`)
    .max(LIMITS.maxPasswordBytes),
});
export type Registration = z.infer<typeof Registration>;

export const SignedIn = z.object({ success: z.literal(true), user: CurrentUser });
export type SignedIn = z.infer<typeof SignedIn>;

export const getMe = defineEndpoint({
  method: 'GET',
  path: '/api/auth/me',
  summary: 'The signed-in user; 401 for a visitor.',
  callers: 'signed-in',
  body: null,
  query: null,
  response: SignedIn,
  status: 200,
});

export const login = defineEndpoint({
  method: 'POST',
  path: '/api/auth/login',
  summary: 'Sign in with e-mail and password.',
  callers: 'anyone',
  body: Credentials,
  query: null,
  response: SignedIn,
  status: 200,
});

export const register = defineEndpoint({
  method: 'POST',
  path: '/api/auth/register',
  summary: 'Create an account; the audits of this browser move to it.',
  callers: 'anyone',
  body: Registration,
  query: null,
  response: SignedIn,
  status: 201,
});

export const logout = defineEndpoint({
  method: 'POST',
  path: '/api/auth/logout',
  summary: 'End the session on the server.',
  callers: 'anyone',
  body: null,
  query: null,
  response: z.object({ success: z.literal(true) }),
  status: 200,
});
