import { Box, EyeIcon, EyeOffIcon, IconButton, Input } from '@ariane/shared/ui'
import { type ComponentProps, useState } from 'react'
import { messages } from '../messages.ts'

/** A password that is shown on demand. */
export function PasswordInput(props: ComponentProps<typeof Input>) {
  const [shown, setShown] = useState(false)
  const label = shown ? messages.hidePassword : messages.showPassword
  return (
    <Box pos="relative">
      <Input {...props} type={shown ? 'text' : 'password'} pe="14" />
      <IconButton
        variant="ghost"
        boxSize="11"
        pos="absolute"
        insetEnd="1"
        top="50%"
        transform="translateY(-50%)"
        aria-label={label}
        title={label}
        onClick={() => setShown(!shown)}
      >
        {shown ? <EyeOffIcon aria-hidden /> : <EyeIcon aria-hidden />}
      </IconButton>
    </Box>
  )
}
