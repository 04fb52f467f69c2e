import { isManager } from '@ariane/shared/catalogue'
import type { AnyRoute, Policy } from '@ariane/shared/contracts/route'
import type { Access } from '../access.ts'
import type { Caller } from '../caller.ts'
import { fail } from '../errors.ts'

type Input = { params: unknown; body: unknown }

/**
 * Ends the call unless the policy lets this caller in: 403 for a role or a person, 404 for somebody else's row. Gives the
 * pupil for whom a manager acts.
 */
export async function permit(row: AnyRoute, input: Input, caller: Caller, access: Access): Promise<string | undefined> {
  const policy = row.policy as Policy<Input>
  if (policy.allow === 'public' || policy.allow === 'signedIn') return
  if (caller.role === null) fail('no_account')
  if (caller.waiting && !(policy.allow === 'actsFor' && policy.pupil(input) === caller.uid)) fail('awaiting_approval')
  switch (policy.allow) {
    case 'member':
      return
    case 'operator':
      if (!(await access.operates(caller))) fail('not_found')
      if (!(await access.hasSecondFactor(caller.uid))) fail('second_factor_missing')
      return
    case 'manager':
      if (!isManager(caller.role)) fail('forbidden')
      if (policy.as && policy.as(input) !== caller.uid) fail('forbidden')
      return
    case 'manages':
      if (policy.as && policy.as(input) !== caller.uid) fail('forbidden')
      return another(caller, policy.pupil(input), await access.manages(caller, policy.pupil(input)), 'forbidden')
    case 'self':
      if (caller.role !== 'ROLE_STUDENT' || policy.pupil(input) !== caller.uid) fail('forbidden')
      return
    case 'actsFor':
      return another(caller, policy.pupil(input), await access.actsFor(caller, policy.pupil(input)), 'forbidden')
    case 'converses':
      return another(caller, policy.pupil(input), await access.converses(caller, policy.pupil(input)), 'forbidden')
    case 'teaches':
      if (!(await access.teaches(caller, policy.class(input)))) fail('not_found')
      return
    case 'owns': {
      const owner = await access.ownerOf(policy.table, policy.id(input))
      if (owner === undefined) return fail('not_found')
      return another(caller, owner, await access.actsFor(caller, owner), 'not_found')
    }
  }
}

/** The pupil, when somebody else acts for him; fails when the caller may not. */
function another({ uid }: Caller, pupil: string, allowed: boolean, refusal: 'forbidden' | 'not_found') {
  if (!allowed) fail(refusal)
  return pupil === uid ? undefined : pupil
}
