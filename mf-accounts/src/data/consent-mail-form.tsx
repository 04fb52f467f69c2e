import { useFields, useForm } from '@ariane/shared/form'
import { Button, FormField, Input, Notice, showToast, VStack } from '@ariane/shared/ui'
import { messages } from './messages.ts'
import { checkParentEmail } from './rules.ts'
import { askConsent, consentFailure } from './store.ts'

const text = messages.consent

/** Asks a parent for consent by mail; the address is not stored on the device. */
export function ConsentMailForm({ mine, again }: { mine: boolean; again: boolean }) {
  const form = useForm({
    name: 'consent',
    state: useFields({ email: '' }),
    check: checkParentEmail,
    send: async ({ email }) => {
      await askConsent(email)
      showToast(text.sent, { tone: 'success' })
    },
    failure: consentFailure,
    refusals: { email: text.emailRefused },
  })

  return (
    <form {...form.props}>
      <VStack gap="4" align="stretch" maxW="md">
        <FormField
          label={mine ? text.emailMine : text.emailOther}
          required
          hint={text.emailHint}
          error={form.errors.email}
        >
          <Input {...form.input('email')} name="parentEmail" type="email" autoComplete="off" maxLength={254} />
        </FormField>
        {form.problem && <Notice tone="error">{form.problem}</Notice>}
        <Button type="submit" alignSelf="start" loading={form.busy} loadingText={text.busy}>
          {again ? text.askAgain : text.ask}
        </Button>
      </VStack>
    </form>
  )
}
