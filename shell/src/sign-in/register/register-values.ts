import type { useForm } from '@ariane/shared/form'
import type { RegisterForm } from '../rules.ts'

/** The form of a registration, as its steps use it. */
export type RegisterFormState = ReturnType<typeof useForm<RegisterForm, RegisterForm>>
