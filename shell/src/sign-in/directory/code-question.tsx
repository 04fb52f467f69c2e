import { checkWith, useFields, useForm } from '@ariane/shared/form'
import { Button, FormField, Input, Notice, Text, VStack } from '@ariane/shared/ui'
import { describeFailure, showCode } from './code-store.ts'
import { messages } from './messages.ts'
import { $refusal } from './outcome.ts'

const text = messages.code

/** Asked for once the school said who it is, where the account has a second factor. */
export function CodeQuestion() {
  const form = useForm({
    name: 'code after the school',
    state: useFields({ code: '' }),
    check: checkWith<{ code: string }>(({ code }) => (code.trim() === '' ? { code: text.missing } : {})),
    send: ({ code }) => showCode(code.trim()),
    failure: describeFailure,
    refusals: { code: text.wrong },
  })
  return (
    <form {...form.props}>
      <VStack gap="5" align="stretch">
        <Text>{text.lead}</Text>
        <FormField label={text.label} required hint={text.hint} error={form.errors.code}>
          <Input
            autoComplete="one-time-code"
            autoCapitalize="none"
            spellCheck={false}
            data-autofocus
            {...form.input('code')}
          />
        </FormField>
        {form.problem && <Notice tone="error">{form.problem}</Notice>}
        <Button type="submit" size="lg" loading={form.busy} loadingText={text.busy}>
          {text.submit}
        </Button>
        <Button variant="ghost" onClick={() => $refusal.set(null)} disabled={form.busy}>
          {messages.otherwise}
        </Button>
      </VStack>
    </form>
  )
}
