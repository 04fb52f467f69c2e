import './microphone.css'
import { useEffect, useId, useRef } from 'react'
import { messages } from './messages.ts'
import { useMicrophone } from './use-microphone.ts'

const STATUS = {
  off: '',
  listening: messages.listening,
  heard: messages.heard,
  silent: messages.notHeard,
  failed: messages.noMicrophone,
} as const

/** A button to speak instead of writing, where the browser can; before the first time it says where the voice may go. */
export function Microphone({ lang, label, onText }: { lang: string; label: string; onText: (text: string) => void }) {
  const microphone = useMicrophone(lang, onText)
  const id = useId()
  const notice = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (microphone.asking) notice.current?.focus()
  }, [microphone.asking])
  if (!microphone.available) return null
  if (microphone.asking)
    return (
      // biome-ignore lint/a11y/useSemanticElements: a fieldset would be a part of the answer
      <div role="group" ref={notice} tabIndex={-1} className="notice" aria-labelledby={id}>
        <p id={id}>
          <strong>{messages.noticeTitle}</strong>
        </p>
        <p>{messages.notice}</p>
        <div className="steps start">
          <button type="button" onClick={microphone.agree}>
            {messages.agree}
          </button>
          <button type="button" onClick={microphone.refuse}>
            {messages.refuse}
          </button>
        </div>
      </div>
    )
  const listening = microphone.hearing === 'listening'
  return (
    <div className="microphone">
      <button type="button" className={listening ? 'on' : ''} onClick={listening ? microphone.stop : microphone.ask}>
        <MicrophoneIcon />
        {listening ? messages.stop : label}
      </button>
      <span role="status" className="note">
        {STATUS[microphone.hearing]}
      </span>
    </div>
  )
}

const MicrophoneIcon = () => (
  <svg
    viewBox="0 0 24 24"
    width="20"
    height="20"
    fill="none"
    stroke="currentColor"
    strokeWidth="2.2"
    strokeLinecap="round"
    aria-hidden
  >
    <rect x="9" y="3" width="6" height="11" rx="3" />
    <path d="M5.5 11.5a6.5 6.5 0 0 0 13 0M12 18v3" />
  </svg>
)
