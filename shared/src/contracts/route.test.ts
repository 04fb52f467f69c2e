import { expect, it } from 'vitest'
import * as z from 'zod'
import { Done, route } from './route.ts'

const change = {
  method: 'PUT',
  path: '/api/notes/{id}',
  summary: 'Change a note',
  params: z.object({ id: z.string() }),
  body: z.object({ userId: z.string(), words: z.string().optional() }),
  answer: Done,
} as const
const actsFor = {
  allow: 'actsFor',
  act: 'write',
  pupil: ({ body }: { body: { userId: string } }) => body.userId,
} as const
const owns = {
  allow: 'owns',
  act: 'write',
  table: 'paths',
  id: ({ params }: { params: { id: string } }) => params.id,
} as const
const auditWords = (body: { words?: string | undefined }) => (body.words === undefined ? [] : ['paths' as const])

it('a change that a manager may make for a pupil does not compile without its audit event', () => {
  const declared = [
    route({ ...change, policy: actsFor, audit: 'paths', rate: 'write' }),
    route({ ...change, policy: owns, audit: auditWords, rate: 'generate' }),
    // @ts-expect-error audit is missing
    route({ ...change, policy: actsFor, rate: 'write' }),
    // @ts-expect-error audit is missing
    route({ ...change, policy: owns, rate: 'generate' }),
    // @ts-expect-error audit is missing
    route({ ...change, policy: { ...actsFor, as: ({ body }) => body.userId }, rate: 'sign-in' }),
    // @ts-expect-error no audit event has this name
    route({ ...change, policy: actsFor, audit: 'notes', rate: 'write' }),
  ]
  expect(declared).toHaveLength(6)
})

it('a call that leaves no line in an audit log has no event', () => {
  const declared = [
    route({ ...change, policy: actsFor, rate: 'read' }),
    route({ ...change, policy: { allow: 'member' }, rate: 'write' }),
    // @ts-expect-error what is read is a view
    route({ ...change, policy: actsFor, audit: 'paths', rate: 'read' }),
    // @ts-expect-error nobody acts for a pupil
    route({ ...change, policy: { allow: 'member' }, audit: 'paths', rate: 'write' }),
    // @ts-expect-error nobody acts in the pupil's place
    route({ ...change, policy: { ...actsFor, allow: 'self' }, audit: 'paths', rate: 'write' }),
  ]
  expect(declared).toHaveLength(5)
})
