import { useFields, useForm } from '@ariane/shared/form'
import { Button, FormField, Input, Notice, Text, VStack } from '@ariane/shared/ui'
import { useState } from 'react'
import { messages } from './messages.ts'
import { checkAddress } from './rules.ts'
import { describeRequestFailure, requestResetLink } from './store.ts'

const text = messages.forgot

/** Requests a reset link; the answer is the same for every address. */
export function MailForm({ address }: { address: string }) {
  const [sent, setSent] = useState(false)
  const form = useForm({
    name: 'forgotten password',
    state: useFields({ email: address }),
    check: checkAddress,
    send: async ({ email }) => {
      await requestResetLink(email)
      setSent(true)
    },
    failure: describeRequestFailure,
  })

  if (sent) return <Notice tone="success">{text.sent}</Notice>
  return (
    <form {...form.props}>
      <VStack gap="4" align="stretch">
        <Text>{text.byMail}</Text>
        <FormField label={text.email} required error={form.errors.email}>
          <Input type="email" autoComplete="email" {...form.input('email')} />
        </FormField>
        {form.problem && <Notice tone="error">{form.problem}</Notice>}
        <Button type="submit" loading={form.busy} loadingText={text.sending}>
          {text.send}
        </Button>
      </VStack>
    </form>
  )
}
