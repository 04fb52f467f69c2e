import { IconButton } from '@chakra-ui/react'
import { X } from 'lucide-react'
import { messages } from '../messages.ts'

/** The close button of a dialog or a sheet. */
export function CloseButton({ onClick }: { onClick: () => void }) {
  return (
    <IconButton
      variant="ghost"
      colorPalette="neutral"
      aria-label={messages.close}
      title={messages.close}
      onClick={onClick}
    >
      <X aria-hidden />
    </IconButton>
  )
}
