import { Box, Flex, VisuallyHidden } from '@chakra-ui/react'
import { CircleCheck, CircleX, Info, TriangleAlert } from 'lucide-react'
import type { ReactNode } from 'react'
import { messages } from '../messages.ts'

export type NoticeTone = 'info' | 'success' | 'warning' | 'error'

export type NoticeProps = {
  tone?: NoticeTone
  title?: ReactNode
  children?: ReactNode
  /** A button at the end. */
  action?: ReactNode
}

const icons = { info: Info, success: CircleCheck, warning: TriangleAlert, danger: CircleX }

/** An inline message; errors interrupt (role alert), the others wait (role status). */
export function Notice({ tone = 'info', title, children, action }: NoticeProps) {
  const palette = tone === 'error' ? 'danger' : tone
  const Icon = icons[palette]
  return (
    <Flex
      role={tone === 'error' ? 'alert' : 'status'}
      colorPalette={palette}
      bg="colorPalette.subtle"
      borderWidth="1px"
      borderColor="colorPalette.muted"
      borderRadius="l2"
      px="4"
      py="3"
      gap="3"
      align="flex-start"
      wrap="wrap"
    >
      <Box color="colorPalette.fg" pt="0.5">
        <Icon size={22} aria-hidden />
        <VisuallyHidden>{messages.tone[palette]}</VisuallyHidden>
      </Box>
      <Box flex="1 1 12rem" minW="0">
        {title && <Box fontWeight="bold">{title}</Box>}
        {children}
      </Box>
      {action}
    </Flex>
  )
}
