import * as z from 'zod'
import { CurrentPassword, Password } from './password.ts'
import { RegistrationRules } from './registration.ts'
import { Done, route, success } from './route.ts'

/** A reset link opens `/#nouveau-mot-de-passe=<token>`: the part after # reaches no server and no log. */
export const RESET_FRAGMENT = 'nouveau-mot-de-passe'

export const passwordsRoutes = {
  /** Whether this installation sends mail (without, the dialog says whom to ask), and who may register. */
  accountOptions: route({
    method: 'GET',
    path: '/api/account/options',
    summary: 'What the sign-in dialog can offer',
    answer: success(z.object({ mail: z.boolean(), registration: RegistrationRules })),
    policy: { allow: 'public' },
    rate: 'read',
  }),
  /**
   * Ends every other session. A wrong current password is `invalid_input` with the field `currentPassword`; 429 after
   * ten in five minutes.
   */
  changePassword: route({
    method: 'POST',
    path: '/api/account/password',
    summary: 'Change the own password',
    body: z.object({ currentPassword: CurrentPassword, newPassword: Password }),
    answer: Done,
    policy: { allow: 'signedIn' },
    rate: 'sign-in',
  }),
  /**
   * The answer is the same for known and unknown addresses; 503 `unavailable` when this installation sends no mail.
   * Logins of our own domain have no mailbox: nothing is sent, and a manager sets a new password.
   */
  forgotPassword: route({
    method: 'POST',
    path: '/api/account/password/forgot',
    summary: 'Ask for a link to choose a new password',
    body: z.object({ email: z.email().max(254) }),
    answer: Done,
    policy: { allow: 'public' },
    rate: 'sign-in',
  }),
  /** Works once within an hour and ends every session. `invalid_input` with the field `token` for an invalid link. */
  resetPassword: route({
    method: 'POST',
    path: '/api/account/password/reset',
    summary: 'Choose a new password with the token of the link',
    body: z.object({ token: z.string().min(1).max(200), newPassword: Password }),
    answer: Done,
    policy: { allow: 'public' },
    rate: 'sign-in',
  }),
}
