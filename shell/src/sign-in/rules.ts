import { isManager, type Role, type SchoolGrade } from '@ariane/shared/catalogue'
import { isUsername } from '@ariane/shared/contracts/names'
import { Password } from '@ariane/shared/contracts/password'
import { checkWith, type FieldErrors } from '@ariane/shared/form'
import { AuthError, anonymousCredentials, type Registration, slug, toEmail } from '@ariane/shared/ports'
import { messages } from './messages.ts'

export type AccountType = Registration['accountType']

/** Contents of the registration form; kept while the dialog is closed, never on the device. */
export type RegisterForm = {
  accountType: AccountType
  email: string
  username: string
  password: string
  role: Role
  grade: SchoolGrade
  firstName: string
  lastName: string
  /** The school's code. */
  code: string
  /** The code that was mailed to the address. */
  addressCode: string
}
export type LoginForm = {
  identifier: string
  password: string
  /** The code of the second factor, asked for once the password was right. */
  code: string
  shared: boolean
}

const { errors } = messages

export const checkLogin = (asksFactor: boolean) =>
  checkWith<LoginForm>(({ identifier, password, code }) => ({
    ...(identifier.trim() === '' && { identifier: errors.identifier }),
    ...(password === '' && { password: errors.password }),
    ...(asksFactor && code.trim() === '' && { code: errors.factor }),
  }))

/** S1 §5: the required fields depend on the type of account. */
export const checkRegistration = checkWith((form: RegisterForm): FieldErrors<RegisterForm> => {
  const password =
    form.password === ''
      ? errors.password
      : !Password.safeParse(form.password).success
        ? errors.passwordShort
        : undefined
  switch (form.accountType) {
    case 'email': {
      const email = form.email.trim()
      const problem = email === '' ? errors.email : /^\S+@\S+\.\S+$/.test(email) ? undefined : errors.emailShape
      return { ...(problem && { email: problem }), ...(password && { password }) }
    }
    case 'username': {
      const name = form.username.trim()
      const problem =
        name === ''
          ? errors.username
          : slug(name) === ''
            ? errors.usernameShape
            : isUsername(name)
              ? undefined
              : errors.usernameSigns
      return { ...(problem && { username: problem }), ...(password && { password }) }
    }
    case 'anonymous':
      return {}
    default:
      return { accountType: errors.type }
  }
})

/** The request to send; an anonymous account gets generated credentials, roles other than pupil get 4ème. */
export function buildRegistration(form: RegisterForm): Registration & { username: string } {
  const invented = form.accountType === 'anonymous' ? anonymousCredentials() : undefined
  const username = invented?.username ?? form.username.trim()
  return {
    accountType: form.accountType,
    role: form.role,
    grade: isManager(form.role) ? '4ème' : form.grade,
    username: form.accountType === 'email' ? '' : username,
    email: form.accountType === 'email' ? form.email.trim().toLowerCase() : toEmail(username),
    password: invented?.password ?? form.password,
    ...(form.code.trim() && { code: form.code.trim() }),
    ...(form.addressCode.trim() && form.accountType === 'email' && { addressCode: form.addressCode.trim() }),
  }
}

/** The sentence for a refusal, or the specification's fallback. */
export const describeFailure = (error: unknown, fallback: string) =>
  (error instanceof AuthError ? describeCode(error) : undefined) ?? fallback

const describeCode = ({ code, seconds }: AuthError) =>
  code === 'too_many' && seconds !== undefined && seconds < 60 ? messages.wait(seconds) : messages.auth[code]
