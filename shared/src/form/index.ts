export { bodyFields, type Check, type Checked, checkFields, checkWith, type FieldErrors } from './check-fields.ts'
export { type Action, useAction } from './use-action.ts'
export { type FormState, useFields } from './use-fields.ts'
export { useForm } from './use-form.ts'
