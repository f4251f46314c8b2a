/** A page of the admin area whose route stands before what it shows. */
import { Link } from 'react-router-dom';
import { AdminFrame } from './admin-frame.tsx';

export function NotYet({ crumb }: { readonly crumb: string }) {
  return (
    <AdminFrame crumb={crumb}>
      <div className="heading">
        <h1>Nothing here.</h1>
      </div>
      <p className="sub">
        The page you asked for is not one of ours, or not yet. <Link to="/admin">Go to Admin</Link>
      </p>
    </AdminFrame>
  );
}
