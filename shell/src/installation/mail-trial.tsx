import { installationRoutes } from '@ariane/shared/contracts/installation'
import { bodyFields, checkFields, useFields, useForm } from '@ariane/shared/form'
import { ApiError } from '@ariane/shared/http'
import { Button, FormField, Input, Notice, Panel, Text, VStack } from '@ariane/shared/ui'
import { useState } from 'react'
import { messages } from './messages.ts'
import { sendTestMail } from './store.ts'

const text = messages.mail
const { to } = bodyFields(installationRoutes.testMail)
const check = checkFields({ to }, { to: text.wrong })

const describeFailure = (error: unknown) =>
  error instanceof ApiError && error.code === 'mail_limit' ? text.limit : text.failed

/** Sends a mail to see whether mail goes out. */
export function MailTrial() {
  const [outcome, setOutcome] = useState<{ sent: boolean; to: string } | null>(null)
  const form = useForm({
    name: 'mail trial',
    state: useFields({ to: '' }),
    check,
    send: async ({ to }) => {
      setOutcome(null)
      setOutcome({ sent: await sendTestMail(to), to })
    },
    failure: describeFailure,
  })
  return (
    <Panel title={text.title}>
      <Text color="ink.muted" mb="4">
        {text.lead}
      </Text>
      <form {...form.props}>
        <VStack gap="3" align="stretch" maxW="md">
          <FormField label={text.to} required error={form.errors.to}>
            <Input {...form.input('to')} type="email" autoComplete="off" maxLength={254} />
          </FormField>
          {form.problem && <Notice tone="error">{form.problem}</Notice>}
          {outcome && (
            <Notice tone={outcome.sent ? 'success' : 'error'}>
              {outcome.sent ? text.sent(outcome.to) : text.refused}
            </Notice>
          )}
          <Button type="submit" alignSelf="start" loading={form.busy} loadingText={text.busy}>
            {text.send}
          </Button>
        </VStack>
      </form>
    </Panel>
  )
}
