import { type Objective, objectivesRoutes } from '@ariane/shared/contracts/objectives'
import { formatDate } from '@ariane/shared/dates'
import { call } from '@ariane/shared/http'
import { Button, chakra, FormField, Grid, Input, Notice, Textarea, VStack } from '@ariane/shared/ui'
import { HelplineNotice, Modal } from '@ariane/shared/ui/overlay'
import { type SubmitEvent, useId, useState } from 'react'
import { messages as shared } from '../messages.ts'
import { focusInvalid } from '../parts/focus.ts'
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
  const form = useId()
  const changing = useChange()
  const [checked, setChecked] = useState(false)
  const [resumed, setResumed] = useState(true)
  const current = toEditFields(objective)
  const typed = useTyped<EditFields>(editDraft(objective.id), current)
  const [opened] = useState(typed.isChanged)
  const { value } = typed
  const errors = editErrors(value, objective.tasks)
  const trouble = changing.troubleAt(HERE)

  async function save(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    const { currentTarget } = event
    setChecked(true)
    if (changing.isBusy(HERE)) return
    if (Object.keys(errors).length > 0) return void requestAnimationFrame(() => focusInvalid(currentTarget))
    const saved =
      !typed.isChanged ||
      (await changing.run(HERE, objective, shared.alerts.submit, version =>
        call(objectivesRoutes.updateObjective, { id: objective.id, ...typed.changes, version }),
      ))
    if (!saved) return
    typed.drop()
    onClose()
  }

  /** The current value of a field that another user changed while it was edited here. */
  const now = (field: keyof EditFields) => {
    if (!typed.overtaken.includes(field)) return undefined
    const stored = current[field]
    return shared.changed.version(
      field === 'startDate' || field === 'endDate' ? formatDate(stored) : stored || shared.changed.empty,
    )
  }
  const footer = isActive(objective) && (
    <Button type="submit" form={form} loading={changing.isBusy(HERE)}>
      {messages.save}
    </Button>
  )
  return (
    <Modal title={text.title} onClose={onClose} footer={footer}>
      <chakra.form id={form} noValidate onSubmit={event => void save(event)}>
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
          <FormField label={text.name} required error={checked && errors.title} hint={now('title')}>
            <Input
              value={value.title}
              maxLength={200}
              autoComplete="off"
              onChange={event => typed.set({ title: event.target.value })}
            />
          </FormField>
          <Grid templateColumns={{ base: '1fr', sm: '1fr 1fr' }} gap="4" alignItems="start">
            <FormField label={text.start} required error={checked && errors.startDate} hint={now('startDate')}>
              <Input
                type="date"
                value={value.startDate}
                onChange={event => typed.set({ startDate: event.target.value })}
              />
            </FormField>
            <FormField
              label={text.end}
              required
              error={checked && errors.endDate}
              hint={now('endDate') ?? text.endHint}
            >
              <Input type="date" value={value.endDate} onChange={event => typed.set({ endDate: event.target.value })} />
            </FormField>
          </Grid>
          {CRITERIA.map(([field, label]) => (
            <FormField key={field} label={label} hint={now(field)}>
              <Textarea
                rows={2}
                maxLength={4000}
                value={value[field]}
                onChange={event => typed.set({ [field]: event.target.value })}
              />
            </FormField>
          ))}
          <HelplineNotice texts={[value.title, ...CRITERIA.map(([field]) => value[field])]} />
          <TroubleNotice trouble={trouble} />
        </VStack>
      </chakra.form>
    </Modal>
  )
}
