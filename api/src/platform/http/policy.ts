import { isManager } from '@ariane/shared/catalogue'
import { type Act, isAllowed } from '@ariane/shared/contracts/relations'
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
    case 'self':
      if (caller.role !== 'ROLE_STUDENT' || policy.pupil(input) !== caller.uid) fail('forbidden')
      return
    case 'actsFor': {
      if (policy.as && policy.as(input) !== caller.uid) fail('forbidden')
      const pupil = policy.pupil(input)
      if (typeof policy.act === 'string') return decide(caller, pupil, [policy.act], access, () => fail('forbidden'))
      return decide(caller, pupil, policy.act(input), access, refused => fail('forbidden', refused))
    }
    case 'teaches':
      if (!(await access.teaches(caller, policy.class(input)))) fail('not_found')
      return
    case 'owns': {
      const owner = (await access.ownerOf(policy.table, policy.id(input))) ?? fail('not_found')
      return decide(caller, owner, [policy.act], access, () => fail('not_found'))
    }
  }
}

/** The pupil, when somebody else acts for him; refuses what the table does not let the caller do. */
async function decide(
  caller: Caller,
  pupil: string,
  acts: readonly Act[],
  access: Access,
  refuse: (acts: Act[]) => never,
): Promise<string | undefined> {
  const relation = await access.relation(caller, pupil)
  const refused = acts.filter(act => !isAllowed(relation, act, caller.role))
  if (refused.length > 0) refuse(refused)
  return relation === 'self' ? undefined : pupil
}
