import { Box, FormField, FormGroup, Grid, Input, Textarea, VStack } from '@ariane/shared/ui'
import type { ReactNode } from 'react'
import { DaysField } from './days-field.tsx'
import { messages } from './messages.ts'
import type { Period, TaskDraft, TaskErrors } from './task.ts'

const text = messages.task

type Props = {
  task: TaskDraft
  errors: TaskErrors
  period: Period
  onChange: (part: Partial<TaskDraft>) => void
  /** Shown under the title, such as a button that fills the other fields. */
  underTitle?: ReactNode
}

/** The fields of a task, in the creation sheet and in the detail of an objective. */
export function TaskFields({ task, errors, period, onChange, underTitle }: Props) {
  return (
    <VStack align="stretch" gap="5">
      <VStack align="stretch" gap="2">
        <FormField label={text.title} required error={errors.title}>
          <Input
            value={task.title}
            maxLength={200}
            autoComplete="off"
            placeholder={text.titlePlaceholder}
            onChange={event => onChange({ title: event.target.value })}
          />
        </FormField>
        {underTitle}
      </VStack>
      <FormField label={text.description}>
        <Textarea
          rows={2}
          minH="16"
          value={task.description}
          maxLength={4000}
          onChange={event => onChange({ description: event.target.value })}
        />
      </FormField>
      <DaysField
        value={task.selectedDays}
        error={errors.selectedDays}
        onChange={selectedDays => onChange({ selectedDays })}
      />
      <FormGroup legend={text.more}>
        <Grid templateColumns={{ base: '1fr 1fr', sm: '2fr 1fr 1fr' }} gap="3" alignItems="start">
          <Box gridColumn={{ base: '1 / -1', sm: 'auto' }}>
            <FormField label={text.due} error={errors.dueDate}>
              <Input
                type="date"
                value={task.dueDate}
                min={period.startDate}
                max={period.endDate}
                onChange={event => onChange({ dueDate: event.target.value })}
              />
            </FormField>
          </Box>
          <FormField label={text.start}>
            <Input type="time" value={task.startTime} onChange={event => onChange({ startTime: event.target.value })} />
          </FormField>
          <FormField label={text.end} error={errors.endTime}>
            <Input type="time" value={task.endTime} onChange={event => onChange({ endTime: event.target.value })} />
          </FormField>
        </Grid>
      </FormGroup>
    </VStack>
  )
}
