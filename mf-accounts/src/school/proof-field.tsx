import { Notice } from '@ariane/shared/ui'
import { PasswordField } from '../password-field.tsx'
import { messages } from './messages.ts'

type Props = {
  /** `said`: the school has just said who this is, and nothing is to be typed. */
  proof: 'password' | 'said'
  label: string
  /** Of a form that has a password among its fields. */
  form: {
    values: { password: string }
    errors: { password?: string | undefined }
    change: (part: { password: string }) => void
  }
}

/** Where somebody shows who he is: the password of the account, unless the school said it. */
export function ProofField({ proof, label, form }: Props) {
  if (proof === 'said') return <Notice tone="success">{messages.said}</Notice>
  return (
    <PasswordField
      name="password"
      autoComplete="current-password"
      label={label}
      value={form.values.password}
      error={form.errors.password}
      onChange={password => form.change({ password })}
    />
  )
}
