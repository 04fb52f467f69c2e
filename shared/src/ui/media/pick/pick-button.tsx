import { chakra } from '@chakra-ui/react'
import { type ReactNode, useRef } from 'react'
import { Button } from '../../components/button.tsx'

const Input = chakra('input')

export type PickButtonProps = {
  children: ReactNode
  /** The types that the picker offers first; others can still be chosen. */
  accept?: string | undefined
  /** On a phone the camera or the recorder opens directly. */
  capture?: boolean
  variant?: 'solid' | 'outline' | 'ghost'
  disabled?: boolean
  onFile: (file: File) => void
}

/** A button that opens the device's own picker. */
export function PickButton({ children, accept, capture, variant = 'outline', disabled, onFile }: PickButtonProps) {
  const input = useRef<HTMLInputElement>(null)
  return (
    <>
      <Input
        ref={input}
        type="file"
        hidden
        accept={accept}
        capture={capture ? 'environment' : undefined}
        tabIndex={-1}
        aria-hidden
        onChange={event => {
          const file = event.target.files?.[0]
          event.target.value = ''
          if (file) onFile(file)
        }}
      />
      <Button variant={variant} disabled={disabled ?? false} onClick={() => input.current?.click()}>
        {children}
      </Button>
    </>
  )
}
