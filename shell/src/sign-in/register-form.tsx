import { isManager, ROLE_TITLES, ROLES, SCHOOL_GRADES } from '@ariane/shared/catalogue'
import { useForm } from '@ariane/shared/form'
import { slug, toEmail } from '@ariane/shared/ports'
import { useStore } from '@ariane/shared/session'
import { Button, FormField, Input, Notice, RadioGroup, Select, VStack } from '@ariane/shared/ui'
import { messages } from './messages.ts'
import { type AccountType, checkRegistration, describeFailure } from './rules.ts'
import { $signIn, changeRegistration, chooseMode, submitRegister } from './store.ts'

const text = messages.register
const TYPES = ['email', 'username', 'anonymous'] as const satisfies readonly AccountType[]

export function RegisterForm() {
  const { register } = useStore($signIn)
  const form = useForm({
    name: 'register',
    // The store drops what was typed as soon as it was accepted.
    state: [register, changeRegistration, () => undefined],
    check: checkRegistration,
    send: submitRegister,
    failure: error => describeFailure(error, messages.errors.register),
  })
  const { values, errors, change } = form
  return (
    <form {...form.props}>
      <VStack gap="5" align="stretch">
        {form.problem && <Notice tone="error">{form.problem}</Notice>}
        <RadioGroup
          label={text.type}
          name="accountType"
          value={values.accountType}
          onChange={accountType => change({ accountType })}
          options={TYPES.map(value => ({ value, label: text.types[value], hint: text.typeHints[value] }))}
        />
        {values.accountType === 'email' && (
          <FormField label={text.email} error={errors.email}>
            <Input type="email" autoComplete="email" {...form.input('email')} />
          </FormField>
        )}
        {values.accountType === 'username' && (
          <FormField
            label={text.username}
            error={errors.username}
            hint={slug(values.username) ? text.usernameHint(toEmail(slug(values.username))) : undefined}
          >
            <Input autoComplete="username" autoCapitalize="none" {...form.input('username')} />
          </FormField>
        )}
        {values.accountType !== 'anonymous' && (
          <FormField label={text.password} hint={text.passwordHint} error={errors.password}>
            <Input type="password" autoComplete="new-password" {...form.input('password')} />
          </FormField>
        )}
        <RadioGroup
          label={text.role}
          name="role"
          value={values.role}
          onChange={role => change({ role })}
          options={ROLES.map(value => ({ value, label: ROLE_TITLES[value] }))}
        />
        {!isManager(values.role) && (
          <FormField label={text.grade}>
            <Select {...form.input('grade')}>
              {SCHOOL_GRADES.map(grade => (
                <option key={grade}>{grade}</option>
              ))}
            </Select>
          </FormField>
        )}
        <Button type="submit" size="lg" loading={form.busy} loadingText={text.busy}>
          {text.submit}
        </Button>
        <Button variant="ghost" onClick={() => chooseMode('login')} disabled={form.busy}>
          {text.toLogin}
        </Button>
      </VStack>
    </form>
  )
}
