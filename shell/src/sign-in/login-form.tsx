import { useForm } from '@ariane/shared/form'
import { useStore } from '@ariane/shared/session'
import { Button, FormField, Input, Notice, VStack } from '@ariane/shared/ui'
import { messages } from './messages.ts'
import { checkLogin, describeFailure } from './rules.ts'
import { $signIn, changeLogin, chooseMode, submitLogin } from './store.ts'

const text = messages.login

export function LoginForm() {
  const { login } = useStore($signIn)
  const form = useForm({
    name: 'sign in',
    // The store drops what was typed as soon as it was accepted.
    state: [login, changeLogin, () => undefined],
    check: checkLogin,
    send: submitLogin,
    failure: error => describeFailure(error, messages.errors.login),
  })
  return (
    <form {...form.props}>
      <VStack gap="5" align="stretch">
        {form.problem && <Notice tone="error">{form.problem}</Notice>}
        <FormField label={text.identifier} hint={text.identifierHint} error={form.errors.identifier}>
          <Input autoComplete="username" autoCapitalize="none" {...form.input('identifier')} />
        </FormField>
        <FormField label={text.password} error={form.errors.password}>
          <Input type="password" autoComplete="current-password" {...form.input('password')} />
        </FormField>
        <Button type="submit" size="lg" loading={form.busy} loadingText={text.busy}>
          {text.submit}
        </Button>
        <Button variant="plain" size="sm" onClick={() => chooseMode('forgot')} disabled={form.busy}>
          {text.forgot}
        </Button>
        <Button variant="ghost" onClick={() => chooseMode('register')} disabled={form.busy}>
          {text.toRegister}
        </Button>
      </VStack>
    </form>
  )
}
