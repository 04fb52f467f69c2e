import { passwordsRoutes } from '@ariane/shared/contracts/passwords'
import { bodyFields, checkFields } from '@ariane/shared/form'
import { messages } from './messages.ts'

const { forgot, reset } = messages
const { email } = bodyFields(passwordsRoutes.forgotPassword)
const check = checkFields({ email }, { email: typed => (typed === '' ? forgot.emailMissing : forgot.emailShape) })

/** The address that gets the link. */
export const checkAddress = (typed: { email: string }) => check({ email: typed.email.trim() })

const { newPassword } = bodyFields(passwordsRoutes.resetPassword)
export const checkNewPassword = checkFields({ newPassword }, { newPassword: reset.short })
