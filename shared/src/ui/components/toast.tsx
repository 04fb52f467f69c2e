import { Box, Flex } from '@chakra-ui/react'
import { CircleCheck, CircleX, Info } from 'lucide-react'
import { useSyncExternalStore } from 'react'
import { messages } from '../messages.ts'

export type ToastTone = 'success' | 'info' | 'error'
type Toast = { id: number; message: string; tone: ToastTone }

const TOAST_MS = 2000
let toasts: readonly Toast[] = []
let nextId = 0
const listeners = new Set<() => void>()

function set(next: readonly Toast[]) {
  toasts = next
  for (const listener of listeners) listener()
}

/** Shows a short message for two seconds (or `duration` ms) in the page's ToastRegion. */
export function showToast(message: string, options: { tone?: ToastTone; duration?: number } = {}): void {
  const toast = { id: nextId++, message, tone: options.tone ?? 'success' }
  set([...toasts, toast].slice(-3))
  setTimeout(() => set(toasts.filter(one => one.id !== toast.id)), options.duration ?? TOAST_MS)
}

function subscribe(listener: () => void) {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

const readToasts = () => toasts

const icons = { success: CircleCheck, info: Info, error: CircleX }

/** Where the toasts appear; one per page, in the shell. */
export function ToastRegion() {
  const shown = useSyncExternalStore(subscribe, readToasts, readToasts)
  return (
    <Flex
      role="status"
      aria-live="polite"
      aria-label={messages.notifications}
      direction="column"
      align="center"
      gap="2"
      pos="fixed"
      insetX="4"
      bottom={{ base: '24', md: '8' }}
      zIndex="toast"
      pointerEvents="none"
    >
      {shown.map(toast => {
        const Icon = icons[toast.tone]
        return (
          <Flex
            key={toast.id}
            align="center"
            gap="2.5"
            px="5"
            py="3"
            bg="inverted"
            color="ink.inverted"
            borderRadius="full"
            boxShadow="lg"
            fontWeight="semibold"
            maxW="100%"
            animation="rise"
          >
            <Icon size={20} aria-hidden />
            <Box>{toast.message}</Box>
          </Flex>
        )
      })}
    </Flex>
  )
}
