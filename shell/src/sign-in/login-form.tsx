import { useForm } from '@ariane/shared/form'
import { hosting } from '@ariane/shared/ports'
import { useStore } from '@ariane/shared/session'
import { Button, Checkbox, FormField, Input, Notice, VStack } from '@ariane/shared/ui'
import { EnterLink } from './directory/enter-link.tsx'
import { offersDirectory } from './directory/outcome.ts'
import { messages } from './messages.ts'
import { checkLogin, describeFailure } from './rules.ts'
import { $signIn, changeLogin, chooseMode, submitLogin } from './store.ts'

const text = messages.login

export function LoginForm() {
  const { login, asksFactor } = useStore($signIn)
  const form = useForm({
    name: 'sign in',
    // The store drops what was typed as soon as it was accepted.
    state: [login, changeLogin, () => undefined],
    check: checkLogin(asksFactor),
    send: submitLogin,
    failure: error => describeFailure(error, messages.errors.login),
  })
  return (
    <form {...form.props}>
      <VStack gap="5" align="stretch">
        <EnterLink />
        {form.problem && <Notice tone="error">{form.problem}</Notice>}
        <FormField label={text.identifier} required hint={text.identifierHint} error={form.errors.identifier}>
          <Input autoComplete="username" autoCapitalize="none" {...form.input('identifier')} />
        </FormField>
        <FormField label={text.password} required error={form.errors.password}>
          <Input type="password" autoComplete="current-password" {...form.input('password')} />
        </FormField>
        {asksFactor && (
          <FormField label={text.code} required hint={text.codeHint} error={form.errors.code}>
            <Input
              autoComplete="one-time-code"
              autoCapitalize="none"
              spellCheck={false}
              autoFocus
              {...form.input('code')}
            />
          </FormField>
        )}
        <Checkbox
          name="shared"
          checked={form.values.shared}
          hint={hosting() ? text.sharedHintHosted : text.sharedHint}
          onChange={shared => form.change({ shared })}
        >
          {text.shared}
        </Checkbox>
        {/* One main way in: the school's, where there is one. */}
        <Button
          type="submit"
          size="lg"
          variant={offersDirectory() ? 'outline' : 'solid'}
          loading={form.busy}
          loadingText={text.busy}
        >
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
