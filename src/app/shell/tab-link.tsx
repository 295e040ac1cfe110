import type { MouseEvent, ReactNode } from 'react';
import { Link, parsePath, useLocation, useNavigate } from 'react-router-dom';
import { tabAddress } from '#stores/tabs.ts';

/** A link of the menu: a page that is open comes back as it was left, with its filters. */
export function TabLink({ to, children }: { to: string; children: ReactNode }) {
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const comeBack = (click: MouseEvent) => {
    const path = parsePath(to).pathname ?? '';
    const left = tabAddress(path);
    // A new window is the browser's affair, and begins without filters.
    if (left === undefined || click.metaKey || click.ctrlKey || click.shiftKey || click.altKey) return;
    click.preventDefault();
    if (path !== pathname) void navigate(left);
  };
  return (
    <Link to={to} onClick={comeBack}>
      {children}
    </Link>
  );
}
