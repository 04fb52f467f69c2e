import type { CalendarEvent } from '@ariane/shared/contracts/calendar'
import { useForm, useOneCall } from '@ariane/shared/form'
import { $activeUser, useStore } from '@ariane/shared/session'
import { ClockNotice, chakra, FormField, Input, showToast, Textarea, VStack } from '@ariane/shared/ui'
import { BottomSheet, EraseDraft, HelplineNotice } from '@ariane/shared/ui/overlay'
import { useId, useState } from 'react'
import { saveEvent } from '../../store.ts'
import { Overtaken } from '../overtaken.ts'
import { type Fields, newFields, toEventBody, toFields, withoutSeries } from './fields.ts'
import { withoutContent } from './files.ts'
import { FilesField } from './files-field.tsx'
import { parseLink } from './links.ts'
import { messages as text } from './messages.ts'
import { findProblems, hasTitle } from './problems.ts'
import { QuickTimesField } from './quick-times-field.tsx'
import { RepeatFields } from './repeat-fields.tsx'
import { ScopeField } from './scope-field.tsx'
import { SheetFooter } from './sheet-footer.tsx'
import { SubjectFields } from './subject-fields.tsx'
import { TypeField } from './type-field.tsx'
import { useEventDraft } from './use-event-draft.ts'
import { useFiles } from './use-files.ts'
import { WhenFields } from './when-fields.tsx'

type Props = {
  /** Absent for a new event. */
  event?: CalendarEvent
  /** The day of a new event. */
  day: string
  onClose: () => void
  /** `day`: the new day of the event. */
  onSaved: (day: string) => void
  /** Another user changed the event: its current state. */
  onOvertaken?: (now: CalendarEvent) => void
}

/**
 * A new event, or one of the user's own to change. What is typed survives closing, a reload, a failure and a lost
 * session.
 */
export default function EventSheet({ event, day, onClose, onSaved, onOvertaken }: Props) {
  const uid = useStore($activeUser)?.uid
  const [opened] = useState({ name: event ? `event:${event.id}:${event.startDate}` : 'event-new', day })
  const { name } = opened
  const base = event ? toFields(event) : newFields(day)
  const { fields, isTouched, set, drop } = useEventDraft(name, base, event ? opened.day : day)
  const documents = useFiles(name, withoutContent(event?.attachments ?? []))
  const sending = useOneCall('save event')
  const id = useId()
  const typedLink = parseLink(fields.link)
  const sent = typedLink ? [...documents.files, typedLink] : documents.files
  const isSeries = Boolean(event?.recurrenceType)
  const meant = (now: Fields) => (isSeries ? withoutSeries(now) : now)

  function erase() {
    drop()
    documents.drop()
    sending.forget()
  }

  const form = useForm({
    name: 'event',
    state: [fields, set, () => undefined],
    check: now => {
      const found = findProblems(meant(now))
      if (hasTitle(now) && Object.keys(found).length === 0) return { sent: now }
      return { errors: found.link ? { link: found.link } : {} }
    },
    send: save,
    // The footer says why it was not saved.
    failure: () => null,
  })

  async function save(wanted: Fields) {
    if (!uid) return
    const attachments = documents.chosen || typedLink || !event ? { attachments: [...sent] } : {}
    const body = { ...toEventBody(meant(wanted), uid), ...attachments }
    const saved = await sending.run(async signal => {
      try {
        await saveEvent(event, body, wanted.scope, signal)
      } catch (error) {
        // The edits stay, over the current state of the event.
        if (error instanceof Overtaken) onOvertaken?.(error.now)
        throw error
      }
    })
    if (!saved) return
    drop()
    documents.drop()
    showToast(event ? text.changed : text.created)
    onSaved(wanted.startDate)
  }

  // An address that is being typed is not an error yet.
  const { link: _, ...problems } = findProblems(meant(fields))
  const part = { fields, problems, onChange: set }
  const footer = <SheetFooter form={id} canSave={hasTitle(fields)} sending={sending} sent={sent} onCancel={onClose} />
  return (
    <BottomSheet title={event ? text.editTitle : text.newTitle} onClose={onClose} footer={footer} size="lg">
      <chakra.form id={id} maxW="3xl" mx="auto" {...form.props}>
        <VStack align="stretch" gap="5">
          <ClockNotice />
          {isSeries && <ScopeField scope={fields.scope} onChange={set} />}
          <TypeField type={fields.type} onChange={set} />
          <FormField label={text.title} required>
            <Input
              value={fields.title}
              maxLength={200}
              autoComplete="off"
              placeholder={text.titlePlaceholder}
              onChange={({ target }) => set({ title: target.value })}
            />
          </FormField>
          <QuickTimesField fields={fields} day={opened.day} onChange={set} />
          <WhenFields {...part} />
          {(!isSeries || fields.scope !== 'one') && <RepeatFields {...part} />}
          <SubjectFields fields={fields} onChange={set} />
          <FormField label={text.description}>
            <Textarea
              rows={3}
              value={fields.description}
              maxLength={4000}
              onChange={({ target }) => set({ description: target.value })}
            />
          </FormField>
          <HelplineNotice texts={[fields.title, fields.description]} />
          <FilesField
            files={documents.files}
            isKept={documents.isKept}
            link={fields.link}
            linkProblem={form.errors.link}
            onFiles={documents.set}
            onLink={link => set({ link })}
          />
          {(isTouched || documents.chosen) && <EraseDraft onErase={erase} />}
        </VStack>
      </chakra.form>
    </BottomSheet>
  )
}
