import { type SchoolGrade, SUBJECTS } from '@ariane/shared/catalogue'
import { CHAT_LIMITS } from '@ariane/shared/contracts/chat'
import { useForm } from '@ariane/shared/form'
import { ChatFailure } from '@ariane/shared/ports'
import { Link } from '@ariane/shared/router'
import { useDraft } from '@ariane/shared/session'
import {
  Box,
  Button,
  ConsentNotice,
  Flex,
  FormField,
  MessageIcon,
  Notice,
  Panel,
  Select,
  SendIcon,
  Text,
  Textarea,
} from '@ariane/shared/ui'
import { HelplineNotice } from '@ariane/shared/ui/overlay'
import { useState } from 'react'
import { chat } from '../me.ts'
import { ChapterFields } from './chapter-fields.tsx'
import { messages as text } from './messages.ts'
import { useReadiness } from './readiness.ts'
import { changeDraft, EMPTY_REQUEST, findMissing, type RequestDraft, toNewRequest } from './request.ts'

type Props = {
  pupil: string
  grade: SchoolGrade
  /** There has never been a conversation. */
  isFirst: boolean
  /** Present when it could not be checked whether a conversation is open: checks again. */
  onCheck?: (() => void) | undefined
  onOpened: () => void
  onCancel?: (() => void) | undefined
}

/** The form that opens a conversation; its content is kept until it is sent. */
export function StartForm({ pupil, grade, isFirst, onCheck, onOpened, onCancel }: Props) {
  const [draft, setDraft, drop] = useDraft('chat-request', EMPTY_REQUEST)
  const [isRefused, setRefused] = useState(false)
  const { needsConsent, isFollowed } = useReadiness(pupil)
  const needs = findMissing(draft)
  const form = useForm({
    name: 'chat open',
    state: [draft, setDraft, drop],
    check: typed => (needs ? { errors: {} } : { sent: toNewRequest(typed) }),
    send: async request => {
      setRefused(false)
      await (await chat()).open(pupil, request)
      onOpened()
    },
    failure: error => {
      const code = error instanceof ChatFailure ? error.code : undefined
      setRefused(code === 'consent')
      // A conversation was already opened on another device: it is shown.
      if (code === 'open') onOpened()
      return code === 'consent' || code === 'open' ? null : text.failure
    },
  })
  const { busy } = form
  const change = (part: Partial<RequestDraft>) => form.change(changeDraft(draft, part))

  return (
    <Panel title={isFirst ? text.firstTitle : text.title} icon={<MessageIcon />} colorPalette="brand" maxW="3xl">
      <form {...form.props}>
        <Flex direction="column" gap="5">
          <Text color="ink.muted">{text.lead}</Text>
          {onCheck && (
            <Notice
              tone="warning"
              action={
                <Button size="sm" variant="outline" onClick={onCheck}>
                  {text.check}
                </Button>
              }
            >
              {text.notChecked}
            </Notice>
          )}
          {(needsConsent || isRefused) && <ConsentNotice />}
          {!isFollowed && (
            <Notice
              action={
                <Button size="sm" variant="outline" asChild>
                  <Link to="/profile/acces">{text.nobodyAction}</Link>
                </Button>
              }
            >
              {text.nobody}
            </Notice>
          )}
          <FormField label={text.subject} required disabled={busy}>
            <Select
              placeholder={text.subjectPlaceholder}
              value={draft.subject}
              onChange={({ target }) => change({ subject: target.value })}
            >
              {SUBJECTS.map(subject => (
                <option key={subject}>{subject}</option>
              ))}
            </Select>
          </FormField>
          {draft.subject && <ChapterFields draft={draft} grade={grade} disabled={busy} onChange={change} />}
          <Box>
            <FormField label={text.description} hint={text.descriptionHint} required disabled={busy}>
              <Textarea
                rows={4}
                lang="fr"
                spellCheck
                maxLength={CHAT_LIMITS.description}
                value={draft.description}
                onChange={({ target }) => change({ description: target.value })}
              />
            </FormField>
          </Box>
          <HelplineNotice texts={[draft.description]} />
          {form.problem && <Notice tone="error">{form.problem}</Notice>}
          <Flex gap="3" align="center" wrap="wrap">
            <Button
              type="submit"
              disabled={needs !== null}
              loading={busy}
              aria-describedby={needs ? 'chat-start-needs' : undefined}
            >
              <SendIcon aria-hidden />
              {text.start}
            </Button>
            {onCancel && (
              <Button variant="ghost" colorPalette="neutral" onClick={onCancel}>
                {text.cancel}
              </Button>
            )}
            {needs && (
              <Text id="chat-start-needs" color="ink.muted" textStyle="sm">
                {text.needs[needs]}
              </Text>
            )}
          </Flex>
        </Flex>
      </form>
    </Panel>
  )
}
