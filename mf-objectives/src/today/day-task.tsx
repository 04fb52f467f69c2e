import {
  Badge,
  Box,
  Button,
  CircleCheckIcon,
  CircleXIcon,
  chakra,
  FlagIcon,
  Flex,
  HStack,
  Text,
} from '@ariane/shared/ui'
import type { ReactNode } from 'react'
import { typeTone } from '../type-tone.ts'
import { formatHours } from '../words.ts'
import { messages as text } from './messages.ts'
import type { Planned } from './plan.ts'

const Opener = chakra('button')
const ANSWERS = [
  { isSuccess: true, label: text.succeeded, name: text.succeededLabel, tone: 'success', icon: CircleCheckIcon },
  { isSuccess: false, label: text.failed, name: text.failedLabel, tone: 'warning', icon: CircleXIcon },
] as const

type Props = {
  planned: Planned
  busy: boolean
  onEvaluate: (isSuccess: boolean) => void
  onOpen: (id: string) => void
  /** The error of this task. */
  children: ReactNode
}

/** One task of today: a coloured edge shows its objective, whose name links to it. */
export function DayTask({ planned: { objective, task, isDue }, busy, onEvaluate, onOpen, children }: Props) {
  const hours = formatHours(task)
  return (
    <Box
      as="li"
      aria-label={task.title}
      colorPalette={typeTone(objective.type)}
      bg="bg.subtle"
      borderRadius="l2"
      borderStartWidth="4px"
      borderStartColor="colorPalette.solid"
      p="4"
    >
      <Flex gap="3" align="center" justify="space-between" wrap="wrap">
        <Box flex="1 1 14rem" minW="0">
          <Text fontWeight="semibold" overflowWrap="anywhere">
            {task.title}
          </Text>
          <Opener
            type="button"
            textAlign="start"
            textStyle="sm"
            color="ink.muted"
            cursor="pointer"
            minH="6"
            aria-haspopup="dialog"
            _hover={{ color: 'colorPalette.fg', textDecoration: 'underline' }}
            onClick={() => onOpen(objective.id)}
          >
            {text.of(objective.title)}
            {hours && ` · ${hours}`}
          </Opener>
          {isDue && (
            <Badge colorPalette="orange" mt="1">
              <FlagIcon size={14} aria-hidden />
              {text.due}
            </Badge>
          )}
        </Box>
        <HStack gap="2" wrap="wrap" aria-busy={busy}>
          {ANSWERS.map(({ isSuccess, label, name, tone, icon: AnswerIcon }) => {
            const chosen = task.isSuccess === isSuccess
            return (
              <Button
                key={label}
                size="sm"
                variant={chosen ? 'solid' : 'surface'}
                colorPalette={tone}
                aria-label={name(task.title)}
                aria-pressed={chosen}
                onClick={() => !chosen && onEvaluate(isSuccess)}
              >
                <AnswerIcon aria-hidden />
                {label}
              </Button>
            )
          })}
        </HStack>
      </Flex>
      {children}
    </Box>
  )
}
