import { consentSlipRoutes } from '@ariane/shared/contracts/consent-slips'
import { bodyFields, checkFields, useFields, useForm } from '@ariane/shared/form'
import { Button, FormField, Input, Notice, Text, VStack } from '@ariane/shared/ui'
import { messages } from './messages.ts'
import { fetchSlip, slipFailure } from './slip.ts'

const text = messages.slip
const { code } = bodyFields(consentSlipRoutes.readConsentSlip)
const checkCode = checkFields({ code }, { code: text.codeShape })
type Slip = Awaited<ReturnType<typeof fetchSlip>>

/** The code of a slip, for who has no camera at hand. */
export function SlipCodeForm({ onOpened }: { onOpened: (code: string, slip: Slip) => void }) {
  const form = useForm({
    name: 'consent slip',
    state: useFields({ code: '' }),
    check: checkCode,
    send: async typed => onOpened(typed.code, await fetchSlip(typed.code)),
    failure: slipFailure,
  })
  return (
    <form {...form.props}>
      <VStack gap="4" align="stretch">
        <Text>{text.typed}</Text>
        <FormField label={text.code} required hint={text.codeHint} error={form.errors.code}>
          <Input {...form.input('code')} autoComplete="off" autoCapitalize="characters" maxLength={40} />
        </FormField>
        {form.problem && <Notice tone="error">{form.problem}</Notice>}
        <Button type="submit" size="lg" loading={form.busy} loadingText={text.loading}>
          {text.open}
        </Button>
      </VStack>
    </form>
  )
}
