import { classMemberRoutes } from '@ariane/shared/contracts/class-members'
import { isPersonName, MAX_NAME_CHARS, PersonName } from '@ariane/shared/contracts/names'
import { bodyFields, checkFields, useForm } from '@ariane/shared/form'
import { ApiError } from '@ariane/shared/http'
import { useLocation } from '@ariane/shared/router'
import { $activeUser, useDraft, useStore } from '@ariane/shared/session'
import { Button, FormField, Input, Notice, VStack } from '@ariane/shared/ui'
import { useState } from 'react'
import { formatCode } from '../../students/rules.ts'
import { messages } from '../messages.ts'
import { joinClass } from '../store.ts'

const text = messages.own
const { code } = bodyFields(classMemberRoutes.joinClass)
const check = checkFields({ code, knownAs: PersonName }, { code: text.codeShape, knownAs: text.knownAsShape })

function failure(error: unknown): string {
  if (!(error instanceof ApiError)) return text.joinFailure
  if (error.code === 'too_many_requests') return text.tooMany
  return error.code === 'not_found' || error.code === 'invalid_input' ? text.unknown : text.joinFailure
}

/** The code of a class, filled behind the QR code of a poster, and what its teachers know the pupil by, which a pseudonym is not. */
export function JoinForm() {
  const scanned = formatCode(useLocation().hash)
  const name = useStore($activeUser)?.displayName ?? ''
  const [typed, setTyped, dropTyped] = useDraft(`class-request ${scanned}`, {
    code: scanned,
    knownAs: isPersonName(name) ? name : '',
  })
  const [said, say] = useState('')
  const form = useForm({
    name: 'class code',
    state: [typed, setTyped, dropTyped],
    check,
    send: async fields => {
      const joined = await joinClass(fields)
      say(joined.waiting ? text.asked(joined.name) : text.member(joined.name))
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
        <FormField label={text.knownAs} required hint={text.knownAsHint} error={form.errors.knownAs}>
          <Input autoComplete="name" maxW="24rem" maxLength={MAX_NAME_CHARS} {...form.input('knownAs')} />
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
