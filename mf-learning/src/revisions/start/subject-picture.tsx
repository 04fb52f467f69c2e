import type { Subject } from '@ariane/shared/catalogue'
import { chakra, subjectPalette } from '@ariane/shared/ui'
import type { ReactNode } from 'react'

const pictures: Record<Subject, ReactNode> = {
  Mathématiques: (
    <>
      <path className="tint" d="M12 50V16l36 34z" />
      <path className="ink" d="M12 42h8v8" />
      <path className="hue" d="M44 12v12M38 18h12" />
    </>
  ),
  Français: (
    <>
      <path className="tint" d="M52 10C34 12 22 24 18 44c16-2 30-12 34-34z" />
      <path className="ink" d="M12 54c4-12 14-24 28-32" />
      <path className="hue" d="M26 54h24" />
    </>
  ),
  Anglais: (
    <>
      <path className="tint" d="M12 14h40a4 4 0 014 4v20a4 4 0 01-4 4H32L22 52V42H12a4 4 0 01-4-4V18a4 4 0 014-4z" />
      <path className="ink" d="M20 22v12M28 22v12M20 28h8M37 27v7M37 21v.1" />
    </>
  ),
  Espagnol: (
    <>
      <circle className="tint" cx="32" cy="32" r="13" />
      <path className="hue" d="M32 8v5M32 51v5M8 32h5M51 32h5M15 15l4 4M45 45l4 4M49 15l-4 4M19 45l-4 4" />
      <path className="ink" d="M27 30v.1M37 30v.1M27 36q5 4 10 0" />
    </>
  ),
  Allemand: (
    <>
      <path className="tint" d="M10 52V30l10-8 10 8v22z" />
      <path className="paper" d="M30 52V22l12-12 12 12v30z" />
      <path className="ink" d="M36 52V26M48 52V26M36 38l12-12M36 26h12M36 38h12" />
      <path className="hue" d="M16 38h8M16 44h8" />
    </>
  ),
  Histoire: (
    <>
      <path className="tint" d="M10 24L32 10l22 14z" />
      <path className="ink" d="M16 28v20M26 28v20M38 28v20M48 28v20" />
      <path className="full" d="M10 48h44v6H10z" />
    </>
  ),
  Géographie: (
    <>
      <circle className="tint" cx="32" cy="30" r="20" />
      <path className="hue" d="M18 22c8 2 8 8 4 12s2 8 0 12M36 12c-4 6 4 8 2 14s8 2 12 6" />
      <path className="ink" d="M22 58h20M32 50v8" />
    </>
  ),
  EMC: (
    <>
      <path className="paper" d="M24 26V10h16v16" />
      <path className="hue" d="M28 17l3 3 5-6" />
      <path className="tint" d="M10 26h44v26a3 3 0 01-3 3H13a3 3 0 01-3-3z" />
      <path className="ink" d="M20 32h24" />
    </>
  ),
  SVT: (
    <>
      <path className="tint" d="M30 44C14 40 12 24 14 12c16 0 30 8 28 26-3 4-7 6-12 6z" />
      <path className="ink" d="M20 20c6 8 12 16 16 36" />
      <path className="hue" d="M26 29v-9M31 36l9-3" />
    </>
  ),
  'Physique-Chimie': (
    <>
      <path className="paper" d="M26 10v16L12 50a4 4 0 004 6h32a4 4 0 004-6L38 26V10" />
      <path className="water" d="M20 42h24l6 9a2 2 0 01-2 3H16a2 2 0 01-2-3z" />
      <path className="ink" d="M22 10h20" />
      <path className="spark" d="M48 16h6M51 13v6" />
    </>
  ),
}

const look = {
  '& *': { strokeLinecap: 'round', strokeLinejoin: 'round' },
  '& .tint': { fill: 'colorPalette.muted', stroke: 'ink', strokeWidth: '3' },
  '& .paper': { fill: 'surface', stroke: 'ink', strokeWidth: '3' },
  '& .full': { fill: 'colorPalette.solid', stroke: 'ink', strokeWidth: '3' },
  '& .water': { fill: 'colorPalette.solid' },
  '& .ink': { stroke: 'ink', strokeWidth: '3' },
  '& .hue': { stroke: 'colorPalette.solid', strokeWidth: '3.5' },
  '& .spark': { stroke: 'gold', strokeWidth: '3' },
}

/** A drawing of what a subject is about; its name stands beside it. */
export function SubjectPicture({ subject, size }: { subject: Subject; size: string | { base: string; md: string } }) {
  return (
    <chakra.svg
      colorPalette={subjectPalette(subject)}
      viewBox="0 0 64 64"
      boxSize={size}
      fill="none"
      flexShrink="0"
      borderRadius="l2"
      bg="colorPalette.subtle"
      aria-hidden
      css={look}
    >
      {pictures[subject]}
    </chakra.svg>
  )
}
