import { useStore } from '@ariane/shared/session'
import { Button, FormField, Heading, HStack, Input, Notice, Text, VStack } from '@ariane/shared/ui'
import { $account, createTrial, signInAs } from './account.ts'
import { messages } from './messages.ts'

const text = messages.account

/** Sign-in with a known account or with one created at once. */
export function SignIn() {
  const { busy, failure, created } = useStore($account)
  return (
    <form
      onSubmit={event => {
        event.preventDefault()
        const form = new FormData(event.currentTarget)
        void signInAs(String(form.get('identifier')), String(form.get('password')))
      }}
    >
      <VStack gap="4" align="stretch" maxW="sm">
        <Heading as="h1" size="xl">
          {text.title}
        </Heading>
        <Text color="ink.muted">{text.text}</Text>
        {created && <Notice>{text.created(created.name, created.password)}</Notice>}
        {failure && <Notice tone="error">{failure}</Notice>}
        <FormField label={text.identifier}>
          <Input name="identifier" autoComplete="username" autoCapitalize="none" required />
        </FormField>
        <FormField label={text.password}>
          <Input name="password" type="password" autoComplete="current-password" required />
        </FormField>
        <Button type="submit" loading={busy} loadingText={text.busy}>
          {text.signIn}
        </Button>
        <HStack gap="3" wrap="wrap">
          <Button variant="outline" disabled={busy} onClick={() => void createTrial('ROLE_STUDENT')}>
            {text.pupil}
          </Button>
          <Button variant="outline" disabled={busy} onClick={() => void createTrial('ROLE_TEACHER')}>
            {text.teacher}
          </Button>
        </HStack>
      </VStack>
    </form>
  )
}
