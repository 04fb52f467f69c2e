import { isManager } from '@ariane/shared/catalogue'
import type { AnyRoute, Policy } from '@ariane/shared/contracts/route'
import type { Access } from '../access.ts'
import type { Caller } from '../caller.ts'
import { fail } from '../errors.ts'

type Input = { params: unknown; body: unknown }

/** Ends the call unless the policy lets this caller in: 403 for a role or a person, 404 for somebody else's row. */
export async function permit(row: AnyRoute, input: Input, caller: Caller, access: Access): Promise<void> {
  const policy = row.policy as Policy<Input>
  if (policy.allow === 'public' || policy.allow === 'signedIn') return
  if (caller.role === null) fail('no_account')
  switch (policy.allow) {
    case 'member':
      return
    case 'manager':
      if (!isManager(caller.role)) fail('forbidden')
      if (policy.as && policy.as(input) !== caller.uid) fail('forbidden')
      return
    case 'manages':
      if (policy.as && policy.as(input) !== caller.uid) fail('forbidden')
      if (!(await access.manages(caller, policy.pupil(input)))) fail('forbidden')
      return
    case 'actsFor':
      if (!(await access.actsFor(caller, policy.pupil(input)))) fail('forbidden')
      return
    case 'owns': {
      const owner = await access.ownerOf(policy.table, policy.id(input))
      if (owner === undefined || !(await access.actsFor(caller, owner))) fail('not_found')
    }
  }
}
