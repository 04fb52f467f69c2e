import { isManager, ROLE_TITLES, ROLES, SCHOOL_GRADES } from '@ariane/shared/catalogue'
import { slug, toEmail } from '@ariane/shared/ports'
import { useStore } from '@ariane/shared/session'
import { Button, FormField, Input, Notice, RadioGroup, Select, VStack } from '@ariane/shared/ui'
import { messages } from './messages.ts'
import type { AccountType } from './rules.ts'
import { $signIn, changeRegistration, chooseMode, submitRegister } from './store.ts'
import { useFirstError } from './use-first-error.ts'

const text = messages.register
const TYPES = ['email', 'username', 'anonymous'] as const satisfies readonly AccountType[]

export function RegisterForm() {
  const { register: form, registerErrors: errors, busy, failure } = useStore($signIn)
  const sheet = useFirstError(errors)
  return (
    <form
      ref={sheet}
      noValidate
      onSubmit={event => {
        event.preventDefault()
        void submitRegister()
      }}
    >
      <VStack gap="5" align="stretch">
        {failure && <Notice tone="error">{failure}</Notice>}
        <RadioGroup
          label={text.type}
          name="accountType"
          value={form.accountType}
          onChange={accountType => changeRegistration({ accountType })}
          options={TYPES.map(value => ({ value, label: text.types[value], hint: text.typeHints[value] }))}
        />
        {form.accountType === 'email' && (
          <FormField label={text.email} error={errors.email}>
            <Input
              name="email"
              type="email"
              autoComplete="email"
              value={form.email}
              onChange={event => changeRegistration({ email: event.target.value })}
            />
          </FormField>
        )}
        {form.accountType === 'username' && (
          <FormField
            label={text.username}
            error={errors.username}
            hint={slug(form.username) ? text.usernameHint(toEmail(slug(form.username))) : undefined}
          >
            <Input
              name="username"
              autoComplete="username"
              autoCapitalize="none"
              value={form.username}
              onChange={event => changeRegistration({ username: event.target.value })}
            />
          </FormField>
        )}
        {form.accountType !== 'anonymous' && (
          <FormField label={text.password} hint={text.passwordHint} error={errors.password}>
            <Input
              name="password"
              type="password"
              autoComplete="new-password"
              value={form.password}
              onChange={event => changeRegistration({ password: event.target.value })}
            />
          </FormField>
        )}
        <RadioGroup
          label={text.role}
          name="role"
          value={form.role}
          onChange={role => changeRegistration({ role })}
          options={ROLES.map(value => ({ value, label: ROLE_TITLES[value] }))}
        />
        {!isManager(form.role) && (
          <FormField label={text.grade}>
            <Select
              name="grade"
              value={form.grade}
              onChange={event => {
                const grade = SCHOOL_GRADES.find(one => one === event.target.value)
                if (grade) changeRegistration({ grade })
              }}
            >
              {SCHOOL_GRADES.map(grade => (
                <option key={grade}>{grade}</option>
              ))}
            </Select>
          </FormField>
        )}
        <Button type="submit" size="lg" loading={busy} loadingText={text.busy}>
          {text.submit}
        </Button>
        <Button variant="ghost" onClick={() => chooseMode('login')} disabled={busy}>
          {text.toLogin}
        </Button>
      </VStack>
    </form>
  )
}
