import { logOnly } from '@ariane/shared/http'
import { useDraft } from '@ariane/shared/session'
import { Box, Button, FormField, Input, Notice } from '@ariane/shared/ui'
import { useState } from 'react'
import { messages } from './messages.ts'
import { formatCode, isWholeCode } from './rules.ts'
import { codeFailure, redeemCode } from './store.ts'

const text = messages.code

/** The field for the code that a pupil gave to an adult. */
export function CodeForm({ onDone }: { onDone: (name: string) => void }) {
  const [code, setCode, dropCode] = useDraft('link-code', '')
  const [busy, setBusy] = useState(false)
  const [problem, setProblem] = useState<string | null>(null)

  async function redeem() {
    if (!isWholeCode(code)) return setProblem(text.shape)
    setBusy(true)
    setProblem(null)
    try {
      const name = await redeemCode(code)
      dropCode()
      onDone(name)
    } catch (error) {
      logOnly('link code', error)
      setProblem(codeFailure(error))
    } finally {
      setBusy(false)
    }
  }

  return (
    <form
      noValidate
      onSubmit={event => {
        event.preventDefault()
        if (!busy) void redeem()
      }}
    >
      <FormField label={text.label} hint={text.hint}>
        <Input
          name="code"
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          fontFamily="mono"
          letterSpacing="wider"
          maxW="16rem"
          value={code}
          onChange={event => {
            setCode(formatCode(event.target.value))
            setProblem(null)
          }}
        />
      </FormField>
      {problem && (
        <Box mt="4">
          <Notice tone="error">{problem}</Notice>
        </Box>
      )}
      <Button type="submit" mt="4" loading={busy} loadingText={text.busy}>
        {text.submit}
      </Button>
    </form>
  )
}
