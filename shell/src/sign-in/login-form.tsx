import { useStore } from '@ariane/shared/session'
import { Button, FormField, Input, Notice, VStack } from '@ariane/shared/ui'
import { messages } from './messages.ts'
import { $signIn, changeLogin, chooseMode, submitLogin } from './store.ts'
import { useFirstError } from './use-first-error.ts'

const text = messages.login

export function LoginForm() {
  const { login, loginErrors, busy, failure } = useStore($signIn)
  const form = useFirstError(loginErrors)
  return (
    <form
      ref={form}
      noValidate
      onSubmit={event => {
        event.preventDefault()
        void submitLogin()
      }}
    >
      <VStack gap="5" align="stretch">
        {failure && <Notice tone="error">{failure}</Notice>}
        <FormField label={text.identifier} hint={text.identifierHint} error={loginErrors.identifier}>
          <Input
            name="identifier"
            autoComplete="username"
            autoCapitalize="none"
            value={login.identifier}
            onChange={event => changeLogin({ identifier: event.target.value })}
          />
        </FormField>
        <FormField label={text.password} error={loginErrors.password}>
          <Input
            name="password"
            type="password"
            autoComplete="current-password"
            value={login.password}
            onChange={event => changeLogin({ password: event.target.value })}
          />
        </FormField>
        <Button type="submit" size="lg" loading={busy} loadingText={text.busy}>
          {text.submit}
        </Button>
        <Button variant="plain" size="sm" onClick={() => chooseMode('forgot')} disabled={busy}>
          {text.forgot}
        </Button>
        <Button variant="ghost" onClick={() => chooseMode('register')} disabled={busy}>
          {text.toRegister}
        </Button>
      </VStack>
    </form>
  )
}
