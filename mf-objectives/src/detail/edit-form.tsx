import { type Objective, objectivesRoutes } from '@ariane/shared/contracts/objectives'
import { formatDate } from '@ariane/shared/dates'
import { checkWith, useForm } from '@ariane/shared/form'
import { call } from '@ariane/shared/http'
import { Button, chakra, FormField, Grid, Input, Notice, Textarea, VStack } from '@ariane/shared/ui'
import { HelplineNotice, Modal } from '@ariane/shared/ui/overlay'
import { useId, useState } from 'react'
import { messages as shared } from '../messages.ts'
import { isActive } from '../rules.ts'
import { TroubleNotice } from '../trouble-notice.tsx'
import { useChange } from '../use-change.ts'
import { useTyped } from '../use-typed.ts'
import { editDraft } from './drafts.ts'
import { type EditFields, editErrors, toEditFields } from './edit-rules.ts'
import { messages } from './messages.ts'
import { Overtaken } from './overtaken.tsx'

const text = messages.edit
const HERE = 'edit'
const CRITERIA = [
  ['successCriteria', shared.criteria.success],
  ['progressCriteria', shared.criteria.progress],
  ['effortNeededCriteria', shared.criteria.effort],
] as const

/** Title, dates and criteria. Only changed fields are sent; what is typed survives closing, a reload and a failure. */
export function EditForm({ objective, onClose }: { objective: Objective; onClose: () => void }) {
  const id = useId()
  const changing = useChange()
  const [resumed, setResumed] = useState(true)
  const current = toEditFields(objective)
  const typed = useTyped<EditFields>(editDraft(objective.id), current)
  const [opened] = useState(typed.isChanged)
  const { value } = typed
  const trouble = changing.troubleAt(HERE)
  const form = useForm({
    name: 'objective',
    state: [value, typed.set, () => undefined],
    check: checkWith(fields => editErrors(fields, objective.tasks)),
    send: async () => {
      const saved =
        !typed.isChanged ||
        (await changing.run(HERE, objective, shared.alerts.submit, version =>
          call(objectivesRoutes.updateObjective, { id: objective.id, ...typed.changes, version }),
        ))
      if (!saved) return
      typed.drop()
      onClose()
    },
    // A change explains by itself why it was not made.
    failure: () => null,
  })
  const { errors } = form

  /** The current value of a field that another user changed while it was edited here. */
  const now = (field: keyof EditFields) => {
    if (!typed.overtaken.includes(field)) return undefined
    const stored = current[field]
    return shared.changed.version(
      field === 'startDate' || field === 'endDate' ? formatDate(stored) : stored || shared.changed.empty,
    )
  }
  const footer = isActive(objective) && (
    <Button type="submit" form={id} loading={form.busy}>
      {messages.save}
    </Button>
  )
  return (
    <Modal title={text.title} onClose={onClose} footer={footer}>
      <chakra.form id={id} {...form.props}>
        <VStack gap="4" align="stretch">
          {!isActive(objective) && <Notice tone="warning">{text.ended}</Notice>}
          {opened && resumed && typed.isChanged && (
            <Notice
              action={
                <Button
                  size="sm"
                  variant="ghost"
                  onClick={() => {
                    typed.drop()
                    setResumed(false)
                  }}
                >
                  {text.discard}
                </Button>
              }
            >
              {text.resumed}
            </Notice>
          )}
          {!trouble && typed.overtaken.length > 0 && <Overtaken />}
          <FormField label={text.name} required error={errors.title} hint={now('title')}>
            <Input maxLength={200} autoComplete="off" {...form.input('title')} />
          </FormField>
          <Grid templateColumns={{ base: '1fr', sm: '1fr 1fr' }} gap="4" alignItems="start">
            <FormField label={text.start} required error={errors.startDate} hint={now('startDate')}>
              <Input type="date" {...form.input('startDate')} />
            </FormField>
            <FormField label={text.end} required error={errors.endDate} hint={now('endDate') ?? text.endHint}>
              <Input type="date" {...form.input('endDate')} />
            </FormField>
          </Grid>
          {CRITERIA.map(([field, label]) => (
            <FormField key={field} label={label} hint={now(field)}>
              <Textarea rows={2} maxLength={4000} {...form.input(field)} />
            </FormField>
          ))}
          <HelplineNotice texts={[value.title, ...CRITERIA.map(([field]) => value[field])]} />
          <TroubleNotice trouble={trouble} />
        </VStack>
      </chakra.form>
    </Modal>
  )
}
