import { Box, Flex, IconButton, PencilIcon, Text, TrashIcon } from '@ariane/shared/ui'
import { Days } from '../detail/days.tsx'
import { formatHours } from '../words.ts'
import type { ListedTask } from './draft.ts'
import { messages } from './messages.ts'

const text = messages.tasks
type Props = { task: ListedTask; onEdit: () => void; onRemove: () => void }

/** One task of the list: what, which days, and the way to change it. */
export function TaskRow({ task, onEdit, onRemove }: Props) {
  const hours = formatHours({ startTime: task.startTime || null, endTime: task.endTime || null })
  return (
    <Flex
      as="li"
      gap="2"
      align="flex-start"
      borderWidth="1px"
      borderColor="border"
      borderRadius="l2"
      bg="surface"
      ps="4"
      pe="2"
      py="3"
    >
      <Box flex="1" minW="0">
        <Text fontWeight="semibold" overflowWrap="anywhere">
          {task.title}
        </Text>
        <Flex gap="3" mt="2" align="center" wrap="wrap" color="ink.muted" textStyle="sm">
          <Days selected={task.selectedDays} />
          {hours}
        </Flex>
      </Box>
      <IconButton variant="ghost" aria-label={text.edit(task.title)} onClick={onEdit}>
        <PencilIcon />
      </IconButton>
      <IconButton variant="ghost" colorPalette="neutral" aria-label={text.remove(task.title)} onClick={onRemove}>
        <TrashIcon />
      </IconButton>
    </Flex>
  )
}
