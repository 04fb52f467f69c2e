import { CurrentPassword } from '@ariane/shared/contracts/password'
import { checkFields } from '@ariane/shared/form'
import { messages } from './messages.ts'

/** The password that proves who asks for a deletion. */
export const checkProof = checkFields({ password: CurrentPassword }, { password: messages.deletion.passwordMissing })
