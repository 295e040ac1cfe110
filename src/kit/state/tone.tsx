import CheckCircleOutlined from '@ant-design/icons/es/icons/CheckCircleOutlined';
import ClockCircleOutlined from '@ant-design/icons/es/icons/ClockCircleOutlined';
import ExclamationCircleOutlined from '@ant-design/icons/es/icons/ExclamationCircleOutlined';
import MinusCircleOutlined from '@ant-design/icons/es/icons/MinusCircleOutlined';
import PlayCircleOutlined from '@ant-design/icons/es/icons/PlayCircleOutlined';
import StopOutlined from '@ant-design/icons/es/icons/StopOutlined';
import type { ComponentType } from 'react';
import type { Tone } from '#domain/kernel/flow.ts';

/** The one icon of a tone. look.md: colour is never the only sign. */
export const toneIcon: Record<Tone, ComponentType> = {
  neutral: MinusCircleOutlined,
  active: PlayCircleOutlined,
  warn: ClockCircleOutlined,
  bad: ExclamationCircleOutlined,
  good: CheckCircleOutlined,
  void: StopOutlined,
};

/** The one colour of a tone as a token: for charts, borders and marks. */
export const toneColor: Record<Tone, string> = {
  neutral: 'var(--ant-color-text-tertiary)',
  active: 'var(--ant-color-info)',
  warn: 'var(--ant-color-warning)',
  bad: 'var(--ant-color-error)',
  good: 'var(--ant-color-success)',
  void: 'var(--ant-color-text-quaternary)',
};
