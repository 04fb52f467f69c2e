import type { ReactNode } from 'react'
import { Ball } from './ball.tsx'
import { Spark, Star } from './shapes.tsx'

const welcome = (
  <>
    <path className="paper" d="M138 108c-11-8-26-9-38-4v30c12-4 27-3 38 5 11-8 26-9 38-5v-30c-12-5-27-4-38 4z" />
    <path className="line" d="M138 108v31" />
    <path
      className="pencil"
      d="M108 112c7-2 14-1 21 2M108 121c7-2 14-1 21 2M147 114c7-3 14-4 21-2M147 123c7-3 14-4 21-2"
    />
    <path className="thread" d="M84 124c20 14 34-6 20-22-9-11-1-26 15-24 18 2 30-8 32-24" />
    <Star x={154} y={38} scale={1.15} tilt={12} />
    <Ball x={60} y={104} mood="glad" tilt={-6} />
    <Spark x={120} y={42} />
    <Spark x={182} y={62} size={4} />
    <Spark x={44} y={50} size={4} />
  </>
)

const empty = (
  <>
    <path
      className="paper"
      d="M66 34c22-2 46-2 66 0 4 0 6 2 6 6 1 30 1 58-1 88-20 3-48 3-70 1-4 0-6-3-6-7-2-27-2-53-1-81 0-4 2-7 6-7z"
    />
    <path className="pencil dashed" d="M76 56c14-2 32-1 48 0M76 74c12-1 24-1 38 0M76 92c8-1 16-1 24 0" />
    <path className="thread" d="M122 134c-18 14-40 8-62 4-14-2-24 2-32 8" />
    <Ball x={146} y={112} mood="curious" tilt={-8} />
    <Spark x={44} y={48} />
    <Spark x={166} y={52} size={4} />
  </>
)

const error = (
  <>
    <path className="thread" d="M22 122c18-8 26 16 44 8 12-6 4-22-6-16-12 8 2 28 22 26" />
    <path className="thread" d="M118 132c24 8 44-6 42-24-2-14-22-14-22 0s26 20 38 4c8-11 2-24-10-24" />
    <Ball x={98} y={92} mood="puzzled" tilt={5} />
    <path className="thread over" d="M66 86c10-20 36-34 58-26 16 6 12 22-2 16-18-8-10-38 14-36" />
    <path className="line" d="M70 40l6 9M92 28v11M52 58l9 5" />
  </>
)

const offline = (
  <>
    <path className="paper" d="M104 58c-15 0-19-20-3-23 2-16 26-20 34-8 13-6 26 4 23 15 12 2 11 16-2 16z" />
    <path className="thread" d="M130 59c3 7-5 11-2 20" />
    <path className="pencil" d="M121 91l-5-3M128 94v-5M136 91l4-4" />
    <path className="thread" d="M88 128c22 10 42 0 40-24" />
    <Ball x={66} y={106} mood="puzzled" tilt={-5} />
    <Spark x={46} y={50} size={4} />
    <Spark x={168} y={96} />
  </>
)

const done = (
  <>
    <path className="thread wide" d="M86 118c14 14 24 14 30 6 12-18 24-48 48-72" />
    <Ball x={62} y={98} mood="happy" tilt={-8} />
    <Star x={62} y={42} scale={1.1} tilt={-10} />
    <Star x={104} y={36} scale={0.6} tilt={14} />
    <Star x={30} y={58} scale={0.55} />
    <path className="confetti" d="M128 34l6 5M146 30l-3 8M176 78l7-3M158 104l6 6M134 136l3 7M112 66l-5 6" />
    <Spark x={174} y={116} />
  </>
)

const thinking = (
  <>
    <path className="thread" d="M92 86c16-2 20-18 8-24-10-4-16 10-4 14 16 5 32-8 34-24" />
    <path className="gold" d="M136 16c-14 0-22 14-14 25 4 5 5 7 5 12h18c0-5 1-7 5-12 8-11 0-25-14-25z" />
    <path className="line" d="M128 59h16M131 65h10" />
    <path className="line" d="M106 32l-8-3M110 14l-7-6M136 6v-5M162 14l7-6M167 32l8-3" />
    <Ball x={74} y={108} mood="curious" tilt={-4} />
    <Spark x={166} y={92} size={4} />
  </>
)

const sleeping = (
  <>
    <path className="gold" d="M160 22c-14 2-24 14-22 29s17 25 32 21c-10-4-17-12-18-22-2-11 2-21 8-28z" />
    <path
      className="cushion"
      d="M38 128c-6-14 10-20 24-16 22 5 44 5 66 0 14-3 28 4 22 16-4 12-18 14-30 12-18-3-34-3-52 0-12 2-26 0-30-12z"
    />
    <Ball x={92} y={98} mood="asleep" tilt={8} />
    <path className="thread" d="M66 114c-20 6-22 24-42 22" />
    <path className="line" d="M120 58h9l-9 11h9M104 38h7l-7 9h7" />
    <Spark x={52} y={52} size={4} />
    <Spark x={176} y={96} size={4} />
  </>
)

/** The drawing of each illustration, over the backdrop. */
export const scenes = { welcome, empty, error, offline, done, thinking, sleeping } satisfies Record<string, ReactNode>
