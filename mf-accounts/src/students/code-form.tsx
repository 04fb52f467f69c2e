import { useForm } from '@ariane/shared/form'
import { useDraft } from '@ariane/shared/session'
import { Box, Button, FormField, Input, Notice } from '@ariane/shared/ui'
import { checkCode, formatCode } from './rules.ts'
import { codeFailure, redeemCode } from './store.ts'
import { useMessages } from './use-messages.ts'

/** The field for the code that a pupil gave to an adult. */
export function CodeForm({ onDone }: { onDone: (name: string) => void }) {
  const text = useMessages().code
  const [code, setCode, dropCode] = useDraft('link-code', '')
  const form = useForm({
    name: 'link code',
    state: [{ code }, typed => setCode(typed.code), dropCode],
    check: checkCode,
    send: async typed => onDone(await redeemCode(typed.code)),
    failure: codeFailure,
  })

  return (
    <form {...form.props}>
      <FormField label={text.label} required hint={text.hint} error={form.errors.code}>
        <Input
          name="code"
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          fontFamily="mono"
          letterSpacing="wider"
          maxW="16rem"
          value={code}
          onChange={event => form.change({ code: formatCode(event.target.value) })}
        />
      </FormField>
      {form.problem && (
        <Box mt="4">
          <Notice tone="error">{form.problem}</Notice>
        </Box>
      )}
      <Button type="submit" mt="4" loading={form.busy} loadingText={text.busy}>
        {text.submit}
      </Button>
    </form>
  )
}
