import { classMemberRoutes } from '@ariane/shared/contracts/class-members'
import { bodyFields, checkFields, useForm } from '@ariane/shared/form'
import { ApiError } from '@ariane/shared/http'
import { useLocation } from '@ariane/shared/router'
import { useDraft } from '@ariane/shared/session'
import { Button, FormField, Input, Notice, VStack } from '@ariane/shared/ui'
import { useState } from 'react'
import { formatCode } from '../../students/rules.ts'
import { messages } from '../messages.ts'
import { joinClass } from '../store.ts'

const text = messages.own
const { code } = bodyFields(classMemberRoutes.joinClass)
const check = checkFields({ code }, { code: text.codeShape })

function failure(error: unknown): string {
  if (!(error instanceof ApiError)) return text.joinFailure
  if (error.code === 'too_many_requests') return text.tooMany
  return error.code === 'not_found' || error.code === 'invalid_input' ? text.unknown : text.joinFailure
}

/** The field for the code of a class; behind the QR code of a poster it is filled already. */
export function JoinForm() {
  const scanned = formatCode(useLocation().hash)
  const [typed, setTyped, dropTyped] = useDraft('class-code', scanned)
  const [said, say] = useState('')
  const form = useForm({
    name: 'class code',
    state: [{ code: typed || scanned }, fields => setTyped(fields.code), dropTyped],
    check,
    send: async fields => {
      const { name, waiting } = await joinClass(fields.code as string)
      say(waiting ? text.asked(name) : text.member(name))
    },
    failure,
  })
  return (
    <form {...form.props}>
      <VStack gap="4" align="start">
        <FormField label={text.code} required hint={text.codeHint} error={form.errors.code}>
          <Input
            name="code"
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
            fontFamily="mono"
            letterSpacing="wider"
            maxW="16rem"
            value={form.values.code}
            onChange={event => form.change({ code: formatCode(event.target.value) })}
          />
        </FormField>
        {form.problem && <Notice tone="error">{form.problem}</Notice>}
        <Button type="submit" loading={form.busy} loadingText={text.busy}>
          {text.submit}
        </Button>
        {said && <Notice tone="success">{said}</Notice>}
      </VStack>
    </form>
  )
}
