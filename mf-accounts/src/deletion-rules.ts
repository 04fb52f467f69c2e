import { CurrentPassword } from '@ariane/shared/contracts/password'
import { checkFields } from '@ariane/shared/form'
import { messages } from './messages.ts'

/** The password that proves who asks for a deletion. */
const checkProof = checkFields({ password: CurrentPassword }, { password: messages.deletion.passwordMissing })

/** Checks the password, unless the school said who this is. */
export const chooseCheck = (proof: 'password' | 'said'): typeof checkProof =>
  proof === 'password' ? checkProof : () => ({ sent: { password: '' } })
