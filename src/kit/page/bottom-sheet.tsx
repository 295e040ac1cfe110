import Drawer from 'antd/es/drawer';
import type { ReactNode } from 'react';

interface Props {
  title: ReactNode;
  open: boolean;
  onClose: () => void;
  footer?: ReactNode;
  children: ReactNode;
}

/** What a popover or side panel is on a phone: a sheet from below, within reach of the thumb. look.md */
export function BottomSheet({ title, open, onClose, footer, children }: Props) {
  return (
    <Drawer title={title} placement="bottom" size="auto" open={open} onClose={onClose} footer={footer} destroyOnHidden>
      {children}
    </Drawer>
  );
}
