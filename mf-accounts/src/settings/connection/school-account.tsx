import { readOutcome } from '@ariane/shared/contracts/directory-return'
import { checkWith, useFields, useForm } from '@ariane/shared/form'
import { useStore } from '@ariane/shared/session'
import { Button, ErrorState, Notice, Panel, SkeletonCards, Text, VStack } from '@ariane/shared/ui'
import { useEffect, useState } from 'react'
import { PasswordField } from '../../password-field.tsx'
import { $schoolLink, beginSchoolLink, loadSchoolLink } from '../../school/store.ts'
import { messages } from './school-messages.ts'
import { describeFailure } from './store.ts'

/** Takes what the school answered off the address that it sent the browser back to. */
function takeLinked(): void {
  if (readOutcome(location.search) === 'linked') history.replaceState(history.state, '', location.pathname)
}

/** Why the account was not linked. An account that is linked has no such answer: what it has asked the school is another thing. */
function takeRefusal(): string | undefined {
  const outcome = readOutcome(location.search)
  if (outcome === null || outcome === 'in') return undefined
  history.replaceState(history.state, '', location.pathname)
  return messages.refusals.get(outcome) ?? messages.refused
}

/** Lets the school open this account from then on. */
export function SchoolAccount() {
  const loaded = useStore($schoolLink)
  useState(takeLinked)
  useEffect(() => void loadSchoolLink(), [])
  return (
    <Panel title={messages.title}>
      <VStack gap="4" align="stretch">
        {loaded.state === 'loading' && <SkeletonCards count={1} label={messages.loading} />}
        {loaded.state === 'failed' && <ErrorState message={messages.failure} onRetry={() => void loadSchoolLink()} />}
        {loaded.state === 'ready' &&
          (loaded.data.linked ? <Notice tone="success">{messages.linked}</Notice> : <LinkForm />)}
      </VStack>
    </Panel>
  )
}

function LinkForm() {
  const [refusal] = useState(takeRefusal)
  const form = useForm({
    name: 'school link',
    state: useFields({ password: '' }),
    check: checkWith<{ password: string }>(({ password }) =>
      password === '' ? { password: messages.passwordMissing } : {},
    ),
    send: ({ password }) => beginSchoolLink(password),
    failure: describeFailure,
    refusals: { password: messages.passwordWrong },
  })
  return (
    <form {...form.props}>
      <VStack gap="4" align="stretch" maxW="md">
        {refusal && <Notice tone="error">{refusal}</Notice>}
        <Text color="ink.muted">{messages.lead}</Text>
        <PasswordField
          label={messages.password}
          name="password"
          autoComplete="current-password"
          value={form.values.password}
          error={form.errors.password}
          onChange={password => form.change({ password })}
        />
        {form.problem && <Notice tone="error">{form.problem}</Notice>}
        <Button type="submit" alignSelf="start" loading={form.busy} loadingText={messages.busy}>
          {messages.link}
        </Button>
      </VStack>
    </form>
  )
}
