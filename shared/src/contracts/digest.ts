import * as z from 'zod'
import { Done, ForUser, route, success } from './route.ts'

/** The link in each mail opens `/#resume-arreter=<token>`: the part after # reaches no server and no log. */
export const DIGEST_FRAGMENT = 'resume-arreter'

/** The digest of the week by mail, as the parent has it. */
export const Digest = z
  .object({
    isOn: z.boolean(),
    /** Where it goes; null where this installation sends no mail, or the parent has no mailbox. */
    email: z.string().nullable(),
    /** The last one did not get through. */
    failed: z.boolean(),
  })
  .meta({ id: 'Digest' })
export type Digest = z.infer<typeof Digest>

const mine = { allow: 'manager', as: ({ body }: { body: { userId: string } }) => body.userId } as const

export const digestRoutes = {
  /** 403 for a teacher or a coach. */
  readDigest: route({
    method: 'POST',
    path: '/api/families/digest',
    summary: 'Whether a parent gets the week of his children by mail',
    body: ForUser,
    answer: success(Digest),
    policy: mine,
    rate: 'read',
  }),
  /** Off until the parent switches it on. 503 `unavailable` where there is no mail, or no mailbox. */
  switchDigest: route({
    method: 'POST',
    path: '/api/families/digest/switch',
    summary: 'Switch the digest by mail on or off',
    body: ForUser.extend({ on: z.boolean() }),
    answer: Done,
    policy: mine,
    rate: 'write',
  }),
  /** `invalid_input` with the field `token` for a link that nobody was sent. Works again and again. */
  endDigest: route({
    method: 'POST',
    path: '/api/families/digest/end',
    summary: 'End the digest by mail with the token of its link',
    body: z.object({ token: z.string().min(1).max(400) }),
    answer: Done,
    policy: { allow: 'public' },
    rate: 'sign-in',
  }),
}
